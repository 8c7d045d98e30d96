import { newId } from '#server/platform/context/new-id.ts';
import type { Kit, ProjectOptions } from './kit.ts';

export type FolderOptions = Pick<ProjectOptions, 'isPrivate' | 'full' | 'fullGroup' | 'isTrashed'>;

/** A folder on the top with a map of its own. */
export async function addFolder(kit: Kit, options: FolderOptions = {}): Promise<string> {
  const [id, now] = [newId(), new Date()];
  await kit.row('access_objects', { id, type: 'folder', source_id: id });
  const grants: [string, number][] = [[kit.ownerId, 3]];
  if (!options.isPrivate) grants.push(['markup', 2]);
  if (options.full !== undefined && options.full !== kit.ownerId) grants.push([options.full, 3]);
  if (options.fullGroup !== undefined) grants.push([options.fullGroup, 3]);
  for (const [grantee, level] of grants) {
    await kit.row('grants', { object_id: id, grantee, level, created_at: now });
  }
  await kit.row('folders', {
    id,
    access_id: id,
    title: 'Matrix',
    created_by: kit.ownerId,
    created_at: now,
    updated_at: now,
    trashed_at: options.isTrashed ? now : null,
  });
  return id;
}
