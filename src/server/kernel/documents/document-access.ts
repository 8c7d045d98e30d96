import { can } from '#domain/access/can.ts';
import { isAtLeast } from '#domain/access/levels.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { isArchived, isNotTrashed, levelOfRank, rankOf } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { DocumentKind } from './tables.ts';
import './tables.ts';

export type DocumentAccess = {
  kind: DocumentKind;
  /** Null for the home page. */
  ownerId: string | null;
  mayWrite: boolean;
};

/** What a person may do with a document now. Throws NotFound for what they may not see, the trash included. */
export function getDocumentAccess(ctx: Ctx, id: string): Promise<DocumentAccess> {
  return ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
    readDocumentAccess(ctx, db, id),
  );
}

/** The same inside a transaction that is open already. */
export async function readDocumentAccess(
  ctx: Pick<Ctx, 'actor' | 'workspace'>,
  db: Db,
  id: string,
): Promise<DocumentAccess> {
  const home = id === ctx.workspace.id ? await readHomeAccess(ctx, db) : undefined;
  if (home) return home;
  const row = await db
    .selectFrom('documents')
    .innerJoin('access_objects', (join) =>
      join
        .onRef('access_objects.workspace_id', '=', 'documents.workspace_id')
        .onRef('access_objects.id', '=', 'documents.owner_id'),
    )
    .select([
      'documents.kind',
      'documents.owner_id as ownerId',
      'documents.locked',
      isArchived('access_objects').as('archived'),
      rankOf(ctx, 'access_objects.source_id').as('rank'),
    ])
    .where('documents.workspace_id', '=', ctx.workspace.id)
    .where('documents.id', '=', id)
    .where('documents.trashed', '=', false)
    .where(isNotTrashed('access_objects'))
    .executeTakeFirst();
  const level = row ? levelOfRank(ctx, row.rank) : null;
  if (!row || level === null) throw new NotFound();
  const readOnlyMode = ctx.actor.kind === 'member' && ctx.actor.viewer.readOnly;
  return {
    kind: row.kind,
    ownerId: row.ownerId,
    mayWrite: isAtLeast(level, 'WRITE') && !row.locked && !row.archived && !readOnlyMode,
  };
}

/** No map governs the home page: every member reads it, and a role decides who writes it. */
async function readHomeAccess(
  { actor, workspace }: Pick<Ctx, 'actor' | 'workspace'>,
  db: Db,
): Promise<DocumentAccess | undefined> {
  const home = await db
    .selectFrom('documents')
    .select('kind')
    .where('workspace_id', '=', workspace.id)
    .where('id', '=', workspace.id)
    .where('kind', '=', 'home')
    .executeTakeFirst();
  if (!home) return undefined;
  if (actor.kind === 'visitor') throw new NotFound();
  const mayWrite = actor.kind === 'system' || can(actor.viewer, 'workspace.editHome').allowed;
  return { kind: 'home', ownerId: null, mayWrite };
}
