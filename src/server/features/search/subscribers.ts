import { sql } from 'kysely';
import { eventTypes } from '#domain/events/event-types.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { Subscriber } from '#server/platform/events/subscriber.ts';
import { writeItems, type ItemScope } from '#server/platform/search/write-items.ts';
import { isHeard, sources, staleAfter, type Stale } from './sources/sources.ts';

/** Keeps the index in step with what happens, a moment after it has happened. */
export const keepIndex: Subscriber = {
  name: 'search.index',
  hears: eventTypes.filter(isHeard),
  async run(tx, event) {
    for (const { types, scope } of staleAfter(event)) {
      for (const source of sources) {
        if (types.includes(source.type)) await writeItems(tx, source, await scopeOf(tx, source.type, scope));
      }
    }
  },
};

async function scopeOf(tx: TxCtx, type: string, scope: Stale['scope']): Promise<ItemScope> {
  if ('ofPeople' in scope) return { ids: await notesOf(tx, scope.ofPeople) };
  if (!('inFolder' in scope)) return scope;
  const { folders, projects } = await insideOf(tx, scope.inFolder);
  return type === 'PROJECT_CATEGORY' ? { ids: folders } : { projectIds: projects };
}

/** Also what lies in the trash: it went there with the folder, or came back with it. */
async function insideOf(tx: TxCtx, folderId: string): Promise<{ folders: string[]; projects: string[] }> {
  const { rows } = await sql<{ folders: string[]; projects: string[] }>`
    with recursive inside (id) as (
      select ${folderId}::uuid
      union
      select f.id from folders f join inside on f.parent_id = inside.id where f.workspace_id = ${tx.workspace.id}
    )
    select array(select id from inside) as folders, array(select p.id from projects p
      where p.workspace_id = ${tx.workspace.id} and p.folder_id in (select id from inside)) as projects`.execute(
    tx.db,
  );
  return rows[0] ?? { folders: [], projects: [] };
}

/** Those that name them now, and those that the index thinks do. */
async function notesOf(tx: TxCtx, personIds: readonly string[]): Promise<string[]> {
  const ids = [...personIds];
  const { rows } = await sql<{ id: string }>`
    select note_id as id from note_people
    where workspace_id = ${tx.workspace.id} and person_id = any(${ids}::uuid[])
    union
    select id from search_items
    where workspace_id = ${tx.workspace.id} and type = 'NOTE' and person_ids && ${ids}::uuid[]`.execute(
    tx.db,
  );
  return rows.map(({ id }) => id);
}
