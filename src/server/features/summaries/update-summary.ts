import { sql } from 'kysely';
import { summaryTextLimit } from '#domain/ai/summary.ts';
import { readSummaryText } from '#domain/ai/summary-text.ts';
import { InvalidOperation, NotFound } from '#domain/errors/hark-error.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { splitSentences } from '#engines/answering/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { getSummary } from './get-summary.ts';
import { insertSummary } from './insert-summary.ts';
import { findSummary } from './queries.ts';
import type { Summary } from './summary.ts';
import './tables.ts';

/** What a person makes of a summary: a new one, with the evidence of every sentence that stayed as it was. */
export async function updateSummary(ctx: Ctx, id: string, input: string): Promise<Summary> {
  const { viewer } = requireMember(ctx);
  const made = await inTransaction(ctx, async (tx) => {
    const { row, subject } = await getSummary(tx, id);
    const text = accept(parseText(summaryTextLimit(row.object_type), input));
    const sentences = readSummaryText(text, (line) => splitSentences(line).map((one) => one.text));
    if (row.state !== 'done') throw new InvalidOperation('Wait until the summary is written');
    const { framework, type, prompt, language } = row;
    const newId = await insertSummary(tx, {
      subject,
      framework,
      type,
      prompt,
      language,
      requestKey: null,
      createdBy: viewer.id,
      streamId: null,
    });
    await copyEvidence(tx, { from: id, to: newId, sentences });
    if (row.object_id !== null)
      await tx.record({
        type: 'summary.updated',
        payload: { summaryId: newId, objectType: row.object_type },
        objectId: newId,
      });
    return newId;
  });
  const summary = await findSummary(ctx, await ctx.reads.db(), made);
  if (!summary) throw new NotFound();
  return summary;
}

type Copy = { from: string; to: string; sentences: ReturnType<typeof readSummaryText> };

async function copyEvidence(tx: TxCtx, { from, to, sentences }: Copy): Promise<void> {
  const rows = sentences.map((sentence, place) => ({ ...sentence, place }));
  await sql`
    insert into summary_sources (workspace_id, summary_id, number, item_id, start_at, end_at)
    select workspace_id, ${to}::uuid, number, item_id, start_at, end_at from summary_sources
    where workspace_id = ${tx.workspace.id} and summary_id = ${from}`.execute(tx.db);
  await sql`
    insert into summary_sentences (workspace_id, summary_id, place, text, opens, doubt)
    select ${tx.workspace.id}::uuid, ${to}::uuid, n.place, n.text, n.opens, (
      select s.doubt from summary_sentences s where s.workspace_id = ${tx.workspace.id} and s.summary_id = ${from}
        and s.text = n.text order by s.place limit 1)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (place integer, text text, opens text)`.execute(
    tx.db,
  );
  await sql`
    insert into summary_citations (workspace_id, summary_id, sentence, place, item_id, type, parent_id, quote, start_at,
      end_at, speaker, seconds, file_id, page)
    select c.workspace_id, ${to}::uuid, n.place, c.place, c.item_id, c.type, c.parent_id, c.quote, c.start_at, c.end_at,
      c.speaker, c.seconds, c.file_id, c.page
    from summary_sentences n
    join lateral (select s.place from summary_sentences s where s.workspace_id = n.workspace_id
      and s.summary_id = ${from} and s.text = n.text order by s.place limit 1) o on true
    join summary_citations c on c.workspace_id = n.workspace_id and c.summary_id = ${from} and c.sentence = o.place
    where n.workspace_id = ${tx.workspace.id} and n.summary_id = ${to}`.execute(tx.db);
}
