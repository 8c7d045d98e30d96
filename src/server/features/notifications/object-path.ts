import { unreachable } from '#domain/errors/invariant.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { ObjectRef } from '#server/kernel/access/index.ts';

/** Where an object opens, as a path inside its workspace. */
export function objectPath({ type, id }: ObjectRef): string {
  switch (type) {
    case 'project':
      return buildUrl('project', { params: { projectId: id } });
    case 'folder':
      return buildUrl('folder', { params: { projectCategoryId: id } });
    case 'channel':
      return buildUrl('channel', { params: { channelId: id } });
    case 'note':
      return buildUrl('note', { params: { noteId: id } });
    case 'insight':
      return buildUrl('insight', { params: { insightId: id } });
    default:
      return unreachable(type);
  }
}

/** Where a request for access is answered. */
export function accessPath(object: ObjectRef): string {
  return object.type === 'project'
    ? buildUrl('projectSettingsAccess', { params: { projectId: object.id } })
    : objectPath(object);
}
