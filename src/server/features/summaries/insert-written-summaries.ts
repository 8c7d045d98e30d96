import { sql } from 'kysely';
import type { SummaryFramework } from '#domain/ai/frameworks.ts';
import { readSummaryText } from '#domain/ai/summary-text.ts';
import { splitSentences } from '#engines/answering/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

export type WrittenSummary = {
  readonly noteId: string;
  readonly framework: SummaryFramework;
  readonly language: string | null;
  readonly text: string;
};

/**
 * Summaries that notes bring along, shown at once. Nothing here says what their sentences rest on, so they are words of
 * a person and cite nothing. Only for notes that are new and have none.
 */
export async function insertWrittenSummaries(
  tx: TxCtx,
  all: readonly WrittenSummary[],
  createdBy: string,
): Promise<void> {
  if (all.length === 0) return;
  const made = all.map((summary) => ({ ...summary, id: tx.newId() }));
  const shared = { type: 'Summary', state: 'done', engine: 'person', model: '' } as const;
  await tx.db
    .insertInto('summaries')
    .values(
      made.map(({ id, noteId, framework, language }) => ({
        ...shared,
        workspace_id: tx.workspace.id,
        id,
        object_type: 'note' as const,
        object_id: noteId,
        framework,
        language,
        prompt: null,
        problem: null,
        prompt_version: null,
        stream_id: null,
        request_key: null,
        shown_at: tx.now(),
        created_by: createdBy,
        created_at: tx.now(),
      })),
    )
    .execute();
  const sentences = made.flatMap(({ id, text }) =>
    readSummaryText(text, (line) => splitSentences(line).map((one) => one.text)).map((sentence, place) => ({
      ...sentence,
      summary_id: id,
      place,
    })),
  );
  await sql`
    insert into summary_sentences (workspace_id, summary_id, place, text, opens)
    select ${tx.workspace.id}::uuid, n.summary_id, n.place, n.text, n.opens
    from jsonb_to_recordset(${JSON.stringify(sentences)}::jsonb)
      as n (summary_id uuid, place integer, text text, opens text)`.execute(tx.db);
}
