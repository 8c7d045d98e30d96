import { sql, type RawBuilder } from 'kysely';
import type { FinishedAnswer } from '#server/features/answering/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isOf } from './of-subject.ts';
import type { Subject } from './subject.ts';
import type { SummaryAsk } from './write/prompt.ts';
import './tables.ts';

type NewSummary = SummaryAsk & {
  readonly subject: Subject;
  readonly requestKey: string | null;
  readonly createdBy: string;
  /** Null for what is written already, by a person where `finished` does not say how: it is shown at once. */
  readonly streamId: string | null;
  readonly finished?: Pick<FinishedAnswer, 'engine' | 'model' | 'problem'>;
};

/** Older ones of the same object are forgotten. */
const mostKept = 50;

export async function insertSummary(tx: TxCtx, summary: NewSummary): Promise<string> {
  const { subject, framework, type, prompt, language, requestKey, streamId, createdBy, finished } = summary;
  const id = tx.newId();
  const isWritten = streamId === null;
  await tx.db
    .insertInto('summaries')
    .values({
      workspace_id: tx.workspace.id,
      id,
      object_type: subject.objectType,
      object_id: isInChannel(subject) ? channelOf(tx, subject) : subject.objectId,
      theme_id: subject.objectType === 'theme' ? subject.objectId : null,
      wrap_id: subject.objectType === 'wrap' ? subject.objectId : null,
      highlight_ids: [...subject.highlightIds],
      framework,
      type,
      prompt,
      language,
      state: isWritten ? 'done' : 'writing',
      problem: finished?.problem ?? null,
      engine: isWritten ? (finished?.engine ?? 'person') : null,
      model: finished?.model ?? '',
      prompt_version: null,
      stream_id: streamId,
      request_key: requestKey,
      shown_at: isWritten ? tx.now() : null,
      created_by: createdBy,
      created_at: tx.now(),
    })
    .execute();
  await sql`
    delete from summaries where workspace_id = ${tx.workspace.id} and id in (
      select s.id from summaries s where s.workspace_id = ${tx.workspace.id} and ${isOf(subject)}
      order by s.shown_at desc nulls first, s.created_at desc offset ${mostKept})`.execute(tx.db);
  return id;
}

function isInChannel({ objectType }: Subject): boolean {
  return objectType === 'theme' || objectType === 'wrap';
}

function channelOf(tx: TxCtx, { objectType, objectId }: Subject): RawBuilder<string> {
  const table = sql.table(objectType === 'wrap' ? 'channel_wraps' : 'themes');
  return sql<string>`(select channel_id from ${table} where workspace_id = ${tx.workspace.id} and id = ${objectId})`;
}
