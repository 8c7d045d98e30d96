import type { SummaryContent } from './summary.ts';

/** A summary as a person would write it: lines with ## are headings. */
export function textOfSummary(content: SummaryContent): string {
  if (content.kind === 'paragraph') return content.text;
  if (content.kind === 'streaming') return content.summary;
  return content.sections.map(({ title, text }) => `## ${title}\n\n${text}`).join('\n\n');
}
