/** Sentences under the name they begin with: said once is enough. */

/** What is told of somebody whose name stands above it. */
export function underName(told: string, name: string): string {
  if (name === "" || !told.startsWith(`${name} `)) return told;
  const rest = told.slice(name.length + 1);
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}
