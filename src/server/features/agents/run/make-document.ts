import { HarkError } from '#domain/errors/hark-error.ts';
import { readShown, type FinishedAnswer } from '#server/features/answering/index.ts';
import { insertInsight } from '#server/features/insights/index.ts';
import { insertNote } from '#server/features/notes/index.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import { inTransaction, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import '#server/kernel/projects/tables.ts';
import { runTables } from '../run-tables.ts';
import '../tables.ts';
import type { AgentWork } from './agent-work.ts';
import { documentOfRun } from './document-of-run.ts';

/** Answers why there is no document, where one was wanted; undefined where there is one or a dry run says so. */
export async function makeDocument(work: AgentWork, finished: FinishedAnswer): Promise<string | undefined> {
  const { agent, runId, prompt, dryRun, log } = work;
  const { projectId, documentKind } = agent;
  if (!agent.tools.includes('createDoc') || projectId === null) return undefined;
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
  const document = documentOfRun({ agent, runId, prompt, finished, at: ctx.now() }, said);
  try {
    const project = await inTransaction(ctx, async (tx) => {
      const place = await getAccessObject(tx, tx.db, { type: 'project', id: projectId });
      allow(tx, `${documentKind}.create`, place);
      if (!dryRun) await insertOnce(tx, work, { ...document, projectId });
      const { title } = await tx.db
        .selectFrom('projects')
        .select('title')
        .where('workspace_id', '=', tx.workspace.id)
        .where('id', '=', projectId)
        .executeTakeFirstOrThrow();
      return title;
    });
    const named = `the ${documentKind} “${document.title}” in ${project}`;
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

type New = Pick<Parameters<typeof insertNote>[1], 'title' | 'content'> & { readonly projectId: string };

/** A run that was killed and starts over finds what it made before. */
async function insertOnce(tx: TxCtx, { agent, runId }: AgentWork, made: New): Promise<void> {
  const run = await tx.db
    .selectFrom('agent_runs')
    .select('document_id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', runId)
    .forUpdate()
    .executeTakeFirst();
  if (!run || run.document_id !== null) return;
  const document = { ...made, createdBy: requireMember(tx).viewer.id, aiGenerated: true };
  const { id } =
    agent.documentKind === 'note' ? await insertNote(tx, document) : await insertInsight(tx, document);
  await tx.db
    .updateTable('agent_runs')
    .set({ document_kind: agent.documentKind, document_id: id })
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', runId)
    .execute();
}
