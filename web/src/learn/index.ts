export { AidsPage } from "./AidsPage";
export { LearnPage } from "./LearnPage";
export { Lesson } from "./Lesson";
export type { LessonProps } from "./Lesson";
export { RulesPage } from "./RulesPage";
export { StrategyPage } from "./StrategyPage";
export { allowsPart, guided, lessonTable, useLesson } from "./lessons";
export type { Guided, LessonData, LessonStep } from "./lessons";
