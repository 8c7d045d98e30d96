import { frameworkTitles, summaryFrameworks, type SummaryFramework } from '#domain/ai/frameworks.ts';

export function frameworkName(framework: SummaryFramework): string {
  const title = frameworkTitles[framework];
  return title.charAt(0).toUpperCase() + title.slice(1);
}

export const frameworkOptions = summaryFrameworks.map((value) => ({ value, label: frameworkName(value) }));
