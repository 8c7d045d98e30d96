import type { DocDraft } from '#domain/docs/parse-doc.ts';
import { copyCited, type CitedTables, type FinishedAnswer } from '#server/features/answering/index.ts';
import { insertSummary, summaryTables } from '#server/features/summaries/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { Doc } from './doc.ts';
import { subjectOf, wayOfDocs } from './doc-summary.ts';
import { insertDoc } from './insert-doc.ts';

type Written = DocDraft & {
  readonly createdBy: string;
  readonly finished: FinishedAnswer;
  /** Where its words and their evidence are now. */
  readonly from: { readonly tables: CitedTables; readonly id: string };
};

/** A doc with its first run, which somebody else has written already. */
export async function insertWrittenDoc(tx: TxCtx, { finished, from, ...draft }: Written): Promise<Doc> {
  const doc = await insertDoc(tx, draft);
  const { prompt, createdBy } = draft;
  const id = await insertSummary(tx, {
    ...wayOfDocs,
    subject: subjectOf(doc.id),
    prompt,
    createdBy,
    finished,
    requestKey: null,
    streamId: null,
  });
  const workspaceId = tx.workspace.id;
  await copyCited(tx.db, { ...from, workspaceId }, { tables: summaryTables, workspaceId, id });
  return doc;
}
