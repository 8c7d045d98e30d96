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
import { sharedName } from '#domain/routes/object-url.ts';
import { contactHidden, titleOf, type UntitledKind } from '#domain/text/display-names.ts';
import { kindOf, objectUrl } from '#web/kit/objects/object-ref.ts';
import type { AccessObjectType, TrashItemType, TrashQuery } from '#web/lib/graphql.gen.ts';

export type TrashItem = TrashQuery['trash']['items'][number];

type Look = { name: string; Icon: Icon; untitled: UntitledKind | null };

/** What has a permission map says in the domain what it is called and where it opens. */
const icons: Readonly<Partial<Record<AccessObjectType, Icon>>> = {
  PROJECT: IconLayoutKanban,
  FOLDER: IconFolder,
  DOC: IconFileText,
  CHANNEL: IconMessage2Question,
  NOTE: IconNote,
  INSIGHT: IconBulb,
};

const looks: Readonly<Record<Exclude<TrashItemType, AccessObjectType>, Look>> = {
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
  return lookOf(type).name;
}

export function trashTitle({ type, title }: Pick<TrashItem, 'type' | 'title'>): string {
  if (type === 'CONTACT' && title === '') return contactHidden;
  const { untitled } = lookOf(type);
  return untitled === null ? title : titleOf(untitled, title);
}

export function TrashIcon({ item }: { item: TrashItem }) {
  const { Icon } = lookOf(item.type);
  return <Icon size={16} aria-hidden style={{ flex: 'none' }} />;
}

/** Where it is once it is back; null for what has no page of its own. */
export function restoredUrl({ type, id, title, project }: TrashItem): string | null {
  if (isShared(type)) return objectUrl({ type, id, title });
  switch (type) {
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

function lookOf(type: TrashItemType): Look {
  if (!isShared(type)) return looks[type];
  const kind = kindOf(type);
  return { name: sharedName(kind), Icon: icons[type] ?? IconFile, untitled: kind };
}

/** What has a permission map goes to the trash: the types fail here for one that is missing in `TrashItemType`. */
function isShared(type: TrashItemType): type is AccessObjectType {
  return !(type in looks);
}
