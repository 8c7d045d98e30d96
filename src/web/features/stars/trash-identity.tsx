import {
  IconBulb,
  IconColumns3,
  IconFile,
  IconFileText,
  IconFolder,
  IconForms,
  IconLayoutKanban,
  IconLayoutList,
  IconMessage,
  IconMessage2Question,
  IconMovie,
  IconNote,
  IconTag,
  IconTags,
  IconUser,
  type Icon,
} from '@tabler/icons-react';
import { buildUrl } from '#domain/routes/build-url.ts';
import { contactHidden, titleOf, type UntitledKind } from '#domain/text/display-names.ts';
import { objectUrl } from '#web/kit/objects/object-ref.ts';
import type { TrashItemType, TrashQuery } from '#web/lib/graphql.gen.ts';

export type TrashItem = TrashQuery['trash']['items'][number];

type Look = { name: string; Icon: Icon; untitled: UntitledKind | null };

const looks: Readonly<Record<TrashItemType, Look>> = {
  PROJECT: { name: 'Project', Icon: IconLayoutKanban, untitled: 'project' },
  FOLDER: { name: 'Folder', Icon: IconFolder, untitled: 'folder' },
  DOC: { name: 'AI doc', Icon: IconFileText, untitled: 'doc' },
  CHANNEL: { name: 'Channel', Icon: IconMessage2Question, untitled: 'channel' },
  NOTE: { name: 'Note', Icon: IconNote, untitled: 'note' },
  INSIGHT: { name: 'Insight', Icon: IconBulb, untitled: 'insight' },
  TAG: { name: 'Tag', Icon: IconTag, untitled: 'tag' },
  TAG_GROUP: { name: 'Tag group', Icon: IconTags, untitled: 'group' },
  TAG_BOARD: { name: 'Tag board', Icon: IconColumns3, untitled: 'board' },
  CONTACT: { name: 'Contact', Icon: IconUser, untitled: 'contact' },
  VIEW: { name: 'View', Icon: IconLayoutList, untitled: 'view' },
  FILE: { name: 'File', Icon: IconFile, untitled: 'file' },
  COMMENT: { name: 'Comment', Icon: IconMessage, untitled: null },
  REEL: { name: 'Reel', Icon: IconMovie, untitled: 'reel' },
  FIELD: { name: 'Field', Icon: IconForms, untitled: 'field' },
  QUESTION: { name: 'Question', Icon: IconMessage2Question, untitled: null },
};

export function trashKindName({ type }: TrashItem): string {
  return looks[type].name;
}

export function trashTitle({ type, title }: Pick<TrashItem, 'type' | 'title'>): string {
  if (type === 'CONTACT' && title === '') return contactHidden;
  const { untitled } = looks[type];
  return untitled === null ? title : titleOf(untitled, title);
}

export function TrashIcon({ item }: { item: TrashItem }) {
  const { Icon } = looks[item.type];
  return <Icon size={16} aria-hidden style={{ flex: 'none' }} />;
}

/** Where it is once it is back; null for what has no page of its own. */
export function restoredUrl({ type, id, title, project }: TrashItem): string | null {
  switch (type) {
    case 'PROJECT':
    case 'FOLDER':
    case 'CHANNEL':
    case 'DOC':
    case 'NOTE':
    case 'INSIGHT':
      return objectUrl({ type, id, title });
    case 'TAG':
      return buildUrl('tag', { params: { tagId: id } });
    case 'CONTACT':
      return buildUrl('person', { params: { personId: id } });
    case 'VIEW':
      return project && buildUrl('projectView', { params: { projectId: project.id, viewId: id } });
    case 'TAG_GROUP':
    case 'TAG_BOARD':
      return project && buildUrl('projectTags', { params: { projectId: project.id } });
    case 'COMMENT':
    case 'REEL':
    case 'FILE':
    case 'FIELD':
    case 'QUESTION':
      return project && buildUrl('project', { params: { projectId: project.id } });
    default:
      return type satisfies never;
  }
}
