import { IconBulb, IconFolder, IconNote } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { buildUrl } from '#domain/routes/build-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import type { AccessObjectType } from '#web/lib/graphql.gen.ts';
import { ProjectMark } from './project-mark.tsx';
import { Avatar } from '#web/ui/avatar.tsx';

type Named = {
  type: AccessObjectType;
  id: string;
  title: string;
  icon?: string | null;
  color?: string | null;
};

export function objectTitle({ type, title }: Named): string {
  return titleOf(kinds[type], title);
}

export function objectUrl({ type, id, title }: Named): string {
  switch (type) {
    case 'NOTE':
      return buildUrl('note', { params: { noteId: id }, titles: { noteId: title } });
    case 'INSIGHT':
      return buildUrl('insight', { params: { insightId: id }, titles: { insightId: title } });
    case 'FOLDER':
      return buildUrl('folder', { params: { projectCategoryId: id }, titles: { projectCategoryId: title } });
    case 'CHANNEL':
      return buildUrl('channel', { params: { channelId: id }, titles: { channelId: title } });
    case 'PROJECT':
      return buildUrl('project', { params: { projectId: id }, titles: { projectId: title } });
    default:
      return type satisfies never;
  }
}

const kinds = {
  PROJECT: 'project',
  FOLDER: 'folder',
  CHANNEL: 'channel',
  NOTE: 'note',
  INSIGHT: 'insight',
} as const satisfies Record<AccessObjectType, string>;

export function ObjectIcon({ object }: { object: Named }): ReactNode {
  if (object.type === 'NOTE') return <IconNote size={16} aria-hidden style={{ flex: 'none' }} />;
  if (object.type === 'INSIGHT') return <IconBulb size={16} aria-hidden style={{ flex: 'none' }} />;
  if (object.type === 'FOLDER') return <IconFolder size={16} aria-hidden style={{ flex: 'none' }} />;
  if (object.type === 'PROJECT') return <ProjectMark project={object} />;
  return <Avatar name={objectTitle(object)} seed={object.id} size={20} square />;
}
