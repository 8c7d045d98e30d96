import { sql } from 'kysely';
import { InvalidOperation } from '#domain/errors/hark-error.ts';
import type { AnswerModels, Writing } from '#server/features/answering/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isOf } from './of-subject.ts';
import { finishSummary } from './finish-summary.ts';
import type { Subject } from './subject.ts';
import { summaryTables } from './summary-tables.ts';
import type { SummaryAsk } from './write/prompt.ts';
import { writeSummary } from './write/write-summary.ts';

/** One whose row is there and whose words are still to be written. */
type BegunSummary = {
  readonly id: string;
  readonly streamId: string;
  readonly subject: Subject;
  readonly ask: SummaryAsk;
  /** Nobody reads it yet: rather none than quotes while the model can’t be had. */
  readonly waitsForModel?: boolean;
};

export function writingOf(
  models: AnswerModels,
  { id, streamId, subject, ask, waitsForModel = false }: BegunSummary,
): Writing {
  return {
    tables: summaryTables,
    id,
    streamId,
    work: (own, page) => writeSummary(own, models, { subject, ask, waitsForModel }, page),
    finish: (db, own, ended) => finishSummary(db, own, { id, subject, ...ended }),
  };
}

/** Two at once would each show the other's end as its own. */
export async function refuseTwo(tx: TxCtx, subject: Subject): Promise<void> {
  const { objectId } = subject;
  if (objectId === null) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`summary ${objectId}`}, 0))`.execute(tx.db);
  const { rows } = await sql`
    select from summaries s join streams w on w.workspace_id = s.workspace_id and w.id = s.stream_id
    where s.workspace_id = ${tx.workspace.id} and ${isOf(subject)} and s.state = 'writing'
      and w.state = 'open' and w.alive_at > ${tx.now()}::timestamptz - interval '15 seconds'`.execute(tx.db);
  if (rows.length > 0)
    throw new InvalidOperation(
      subject.objectType === 'doc'
        ? 'This doc is already running. Wait for it or cancel it.'
        : 'A summary is already being written. Wait for it or cancel it.',
    );
}
