import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { Subject } from './subject.ts';
import type { SummaryAsk } from './write/prompt.ts';
import './tables.ts';

type NewSummary = SummaryAsk & {
  readonly subject: Subject;
  readonly requestKey: string | null;
  readonly createdBy: string;
  /** Null for what a person wrote: it is shown at once. */
  readonly streamId: string | null;
};

/** Older ones of the same object are forgotten. */
const mostKept = 50;

export async function insertSummary(tx: TxCtx, summary: NewSummary): Promise<string> {
  const { subject, framework, type, prompt, language, requestKey, streamId, createdBy } = summary;
  const id = tx.newId();
  const isByPerson = streamId === null;
  await tx.db
    .insertInto('summaries')
    .values({
      workspace_id: tx.workspace.id,
      id,
      object_type: subject.objectType,
      object_id: subject.objectId,
      highlight_ids: [...subject.highlightIds],
      framework,
      type,
      prompt,
      language,
      state: isByPerson ? 'done' : 'writing',
      problem: null,
      engine: isByPerson ? 'person' : null,
      prompt_version: null,
      stream_id: streamId,
      request_key: requestKey,
      shown_at: isByPerson ? tx.now() : null,
      created_by: createdBy,
      created_at: tx.now(),
    })
    .execute();
  await sql`
    delete from summaries where workspace_id = ${tx.workspace.id} and id in (
      select s.id from summaries s where s.workspace_id = ${tx.workspace.id} and s.object_id = ${subject.objectId}
      order by s.shown_at desc nulls first, s.created_at desc offset ${mostKept})`.execute(tx.db);
  return id;
}
