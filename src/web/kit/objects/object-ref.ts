import type { Action } from '#domain/access/actions.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { AccessObjectType } from '#web/lib/graphql.gen.ts';

/** Anything that can be shared, followed or opened by a public link. */
export type ObjectRef = { readonly type: AccessObjectType; readonly id: string };
export type TitledObject = ObjectRef & { readonly title: string };

export const kindNames = {
  PROJECT: 'project',
  FOLDER: 'folder',
  CHANNEL: 'channel',
  NOTE: 'note',
  INSIGHT: 'insight',
} as const satisfies Record<AccessObjectType, string>;

export function shareActionOf(type: AccessObjectType): Action {
  return `${kindNames[type]}.share`;
}

export function objectUrl({ type, id, title }: TitledObject): string {
  switch (type) {
    case 'PROJECT':
      return buildUrl('project', { params: { projectId: id }, titles: { projectId: title } });
    case 'FOLDER':
      return buildUrl('folder', { params: { projectCategoryId: id }, titles: { projectCategoryId: title } });
    case 'CHANNEL':
      return buildUrl('channel', { params: { channelId: id }, titles: { channelId: title } });
    case 'NOTE':
      return buildUrl('note', { params: { noteId: id }, titles: { noteId: title } });
    case 'INSIGHT':
      return buildUrl('insight', { params: { insightId: id }, titles: { insightId: title } });
    default:
      return type satisfies never;
  }
}
