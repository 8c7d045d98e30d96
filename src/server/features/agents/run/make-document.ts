import { HarkError } from '#domain/errors/hark-error.ts';
import { readShown, type FinishedAnswer } from '#server/features/answering/index.ts';
import { insertWrittenDoc } from '#server/features/docs/index.ts';
import { insertInsight } from '#server/features/insights/index.ts';
import { insertNote } from '#server/features/notes/index.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import { inTransaction, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import '#server/kernel/projects/tables.ts';
import { filterOf } from '../agent.ts';
import { runTables } from '../run-tables.ts';
import '../tables.ts';
import type { AgentWork } from './agent-work.ts';
import { documentOfRun } from './document-of-run.ts';

/** Answers why there is no document, where one was wanted; undefined where there is one or a dry run says so. */
export async function makeDocument(work: AgentWork, finished: FinishedAnswer): Promise<string | undefined> {
  const { agent, runId, prompt, dryRun, log } = work;
  const { projectId, documentKind } = agent;
  if (!agent.tools.includes('createDoc') || (projectId === null && documentKind !== 'doc')) return undefined;
  work.signal.throwIfAborted();
  const ctx = await work.asOwner();
  const shown = (await readShown(ctx, await ctx.reads.db(), runTables, [runId])).get(runId)?.sentences ?? [];
  const said = shown.filter(({ support }) => support === 'SUPPORTED');
  if (!finished.answered || said.length === 0) {
    await ctx.reads.end();
    const detail = 'Nothing was found to write about.';
    await log.add({ tool: 'createDoc', outcome: 'refused', detail });
    return undefined;
  }
  const made = documentOfRun({ agent, runId, prompt, finished, at: ctx.now() }, said);
  try {
    const where = await inTransaction(ctx, (tx) =>
      projectId === null
        ? putDoc(tx, work, made.title, finished)
        : putInProject(tx, work, { ...made, projectId }),
    );
    const named = `the ${documentKind} “${made.title}”${where}`;
    await log.add({
      tool: 'createDoc',
      outcome: dryRun ? 'planned' : 'done',
      detail: dryRun ? `Would create ${named}` : `Created ${named}`,
    });
    return undefined;
  } catch (error) {
    if (!(error instanceof HarkError)) throw error;
    const detail =
      error.code === 'NotFound'
        ? 'The project for documents is gone, or you can no longer see it.'
        : error.message;
    await log.add({ tool: 'createDoc', outcome: 'refused', detail });
    return `The document was not created. ${detail}`;
  }
}

/** With the words of the run and their evidence as they are: it can be run again and stays checked. */
async function putDoc(tx: TxCtx, work: AgentWork, title: string, finished: FinishedAnswer): Promise<string> {
  allow(tx, 'doc.create');
  const { agent, prompt, runId, dryRun } = work;
  const createdBy = requireMember(tx).viewer.id;
  const from = { tables: runTables, id: runId };
  if (!dryRun)
    await insertOnce(tx, work, () =>
      insertWrittenDoc(tx, { title, prompt, filter: filterOf(agent), createdBy, finished, from }),
    );
  return '';
}

type New = Pick<Parameters<typeof insertNote>[1], 'title' | 'content'> & { readonly projectId: string };

async function putInProject(tx: TxCtx, work: AgentWork, made: New): Promise<string> {
  const insert = work.agent.documentKind === 'note' ? insertNote : insertInsight;
  const place = await getAccessObject(tx, tx.db, { type: 'project', id: made.projectId });
  allow(tx, work.agent.documentKind === 'note' ? 'note.create' : 'insight.create', place);
  const createdBy = requireMember(tx).viewer.id;
  if (!work.dryRun) await insertOnce(tx, work, () => insert(tx, { ...made, createdBy, aiGenerated: true }));
  const { title } = await tx.db
    .selectFrom('projects')
    .select('title')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', made.projectId)
    .executeTakeFirstOrThrow();
  return ` in ${title}`;
}

/** A run that was killed and starts over finds what it made before. */
async function insertOnce(
  tx: TxCtx,
  { agent, runId }: AgentWork,
  insert: () => Promise<{ readonly id: string }>,
): Promise<void> {
  const run = await tx.db
    .selectFrom('agent_runs')
    .select('document_id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', runId)
    .forUpdate()
    .executeTakeFirst();
  if (!run || run.document_id !== null) return;
  const { id } = await insert();
  await tx.db
    .updateTable('agent_runs')
    .set({ document_kind: agent.documentKind, document_id: id })
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', runId)
    .execute();
}
