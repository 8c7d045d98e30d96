import { sql } from 'kysely';
import type { CardScope } from '#server/features/cards/index.ts';
import { loadViews, type OpenView, type View } from '#server/features/views/index.ts';
import { findStanding } from '#server/kernel/access/index.ts';
import type { WorkspaceRef } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Shown } from './renderer.ts';

type Place = { readonly projectId: string; readonly viewId: string };

export async function findSharedView(
  db: Db,
  workspaceId: string,
  { projectId, viewId }: Place,
): Promise<View | undefined> {
  const views = await loadViews({ workspace: { id: workspaceId } }, db, projectId);
  return views.find(({ id }) => id === viewId);
}

/** The views that a project's page leads to: those of notes where notes are shown. None when its maker has left. */
export async function listSharedViews(db: Db, shown: Shown): Promise<View[]> {
  const { workspaceId, objectId, showViews, showNotes } = shown;
  if (!showViews || !(await findPublisher(db, shown))) return [];
  const views = await loadViews({ workspace: { id: workspaceId } }, db, objectId);
  return views.filter(({ objectType }) => showNotes || objectType !== 'NOTE');
}

/** The view as the member who shared it filters it, of what is open to strangers. Undefined when they have left. */
export async function openView(
  db: Db,
  shown: Shown,
  { view, scope }: { view: View; scope: CardScope },
): Promise<OpenView | undefined> {
  const publisher = await findPublisher(db, shown);
  return (
    publisher && {
      view,
      publisher: { ...publisher, now: () => shown.now },
      isOpen: (accessId, projectId) => scope.isSeen(accessId, projectId),
    }
  );
}

async function findPublisher(
  db: Db,
  { workspaceId, publisherId }: Shown,
): Promise<Omit<OpenView['publisher'], 'now'> | undefined> {
  const { rows } = await sql<WorkspaceRef & { accountId: string }>`
    select w.id, w.subdomain, w.name, m.account_id as "accountId"
    from members m join workspaces w on w.id = m.workspace_id
    where m.workspace_id = ${workspaceId} and m.id = ${publisherId}`.execute(db);
  const [found] = rows;
  if (!found) return undefined;
  const { accountId, ...workspace } = found;
  const standing = await findStanding(db, workspaceId, accountId);
  return standing && { workspace, actor: { kind: 'member', ...standing, accountId, sessionId: null } };
}
