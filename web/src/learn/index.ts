export { AidsPage } from "./aids-page";
export { GlossaryPage } from "./glossary-page";
export { LearnPage } from "./learn-page";
export { Lesson } from "./lesson";
export type { LessonProps } from "./lesson";
export { RulesPage } from "./rules-page";
export { StrategyPage } from "./strategy-page";
export { allowsPart, guided, lessonTable, useLesson } from "./lessons";
export type { Guided, LessonData, LessonStep } from "./lessons";
