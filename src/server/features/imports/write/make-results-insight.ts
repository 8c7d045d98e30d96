import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { insertInsight } from '#server/features/insights/index.ts';
import { countAnswers } from '#server/features/questions/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { resultsDocument } from './results-document.ts';
import '../tables.ts';

type Import = {
  readonly id: string;
  readonly projectId: string | null;
  readonly fileName: string;
  readonly requestedBy: string;
};

/** A draft with the results of a survey, counted in the rows of this import: others may be closed to who asked. */
export async function makeResultsInsight(tx: TxCtx, one: Import): Promise<string> {
  const { projectId, fileName, requestedBy } = one;
  if (projectId === null) throw new NotFound();
  const isCounted = sql<boolean>`n.id in (select unnest(b.created_ids) from import_batches b
    where b.workspace_id = ${tx.workspace.id} and b.import_id = ${one.id})`;
  const results = await countAnswers(tx, tx.db, { projectId, isCounted });
  const name = fileName.replace(/\.[^.]+$/u, '');
  const title = Array.from(`Results: ${name}`).slice(0, textLimits.insightTitle.max).join('');
  const answered = results.filter(({ noteCount }) => noteCount > 0);
  const content = resultsDocument(answered);
  const { id } = await insertInsight(tx, { projectId, title, content, createdBy: requestedBy });
  await tx.db
    .updateTable('imports')
    .set({ insight_id: id })
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', one.id)
    .execute();
  return id;
}
