import { decode, isOf } from '#domain/codec/codec.ts';
import { summaryContentCodec } from './summary.ts';

/** The words of a summary on one line, for cells and files; empty without one. */
export function plainSummary(content: unknown): string {
  if (!isOf(summaryContentCodec, content)) return '';
  const summary = decode(summaryContentCodec, content);
  const text =
    summary.kind === 'paragraph'
      ? summary.text
      : summary.kind === 'streaming'
        ? summary.summary
        : summary.sections.map((section) => `${section.title} ${section.text}`).join(' ');
  return text
    .replaceAll(/(?:^|\n)\s*(?:#{1,6}|-)\s+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
