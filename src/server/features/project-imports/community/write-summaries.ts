import { textOfSummary } from '#domain/ai/text-of-summary.ts';
import type { ExportedNote } from '#domain/exports/document-codecs.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { insertWrittenSummaries, type WrittenSummary } from '#server/features/summaries/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { cut, type CommunityWriting } from './community-writing.ts';

/** What the notes were summarized as, without the evidence of each sentence, which archives don’t have. */
export async function writeSummaries(
  tx: TxCtx,
  notes: readonly ExportedNote[],
  { idOf, createdBy }: CommunityWriting,
): Promise<void> {
  const all = notes.flatMap((note): WrittenSummary[] => {
    const { summaryContent: content, summaryFramework: framework, summaryLanguage: language } = note;
    const text = content === null ? '' : cut(textOfSummary(content), textLimits.summaryText.max);
    if (text === '') return [];
    const spoken = language === null ? null : cut(language, 20);
    return [{ noteId: idOf(note.id), framework: framework ?? 'Summary', language: spoken, text }];
  });
  await insertWrittenSummaries(tx, all, createdBy);
}
