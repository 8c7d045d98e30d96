import {
  IconBulb,
  IconFolder,
  IconHighlight,
  IconNote,
  IconRss,
  IconStack2,
  IconTag,
  IconUser,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { SearchResultType } from '#domain/search/result-types.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { highlightUrl } from '#web/kit/objects/highlight-link.ts';
import { Avatar } from '#web/ui/avatar.tsx';

type Segment = { text: string; match: boolean };
export type Result = {
  id: string;
  type: SearchResultType;
  documentId?: string | null | undefined;
  documentType?: string | null | undefined;
  preview: { title: readonly Segment[]; content: readonly Segment[] };
};

export const typeNames: Readonly<Record<SearchResultType, string>> = {
  CHANNEL: 'Channel',
  HIGHLIGHT: 'Highlight',
  INSIGHT: 'Insight',
  NOTE: 'Note',
  PERSON: 'Contact',
  PROJECT: 'Project',
  PROJECT_CATEGORY: 'Folder',
  TAG: 'Tag',
  THEME: 'Theme',
};

const kinds = {
  CHANNEL: 'channel',
  INSIGHT: 'insight',
  NOTE: 'note',
  PROJECT: 'project',
  PROJECT_CATEGORY: 'folder',
} as const;

export function textOf(segments: readonly Segment[]): string {
  return segments.map(({ text }) => text).join('');
}

export function resultTitle({ type, preview }: Result): string {
  const title = textOf(preview.title);
  if (type === 'HIGHLIGHT') return cutText(textOf(preview.content), 80);
  const kind = type in kinds ? kinds[type as keyof typeof kinds] : undefined;
  if (kind) return titleOf(kind, title);
  return title === '' ? `Untitled ${typeNames[type].toLowerCase()}` : title;
}

/** A document opens where the match stands. */
export function resultUrl(result: Result): string {
  const { id, type, preview } = result;
  const title = textOf(preview.title);
  const found = preview.content.find(({ match }) => match)?.text.trim();
  const hash = found === undefined ? {} : { hash: { searchContent: found } };
  switch (type) {
    case 'NOTE':
      return buildUrl('note', { params: { noteId: id }, titles: { noteId: title }, ...hash });
    case 'INSIGHT':
      return buildUrl('insight', { params: { insightId: id }, titles: { insightId: title }, ...hash });
    case 'PROJECT':
      return buildUrl('project', { params: { projectId: id }, titles: { projectId: title } });
    case 'PROJECT_CATEGORY':
      return buildUrl('folder', { params: { projectCategoryId: id }, titles: { projectCategoryId: title } });
    case 'PERSON':
      return buildUrl('person', { params: { personId: id }, titles: { personId: title } });
    case 'TAG':
      return buildUrl('tag', { params: { tagId: id }, titles: { tagId: title } });
    case 'CHANNEL':
      return buildUrl('channel', { params: { channelId: id }, titles: { channelId: title } });
    case 'HIGHLIGHT':
      return linkToHighlight(result);
    case 'THEME':
      return buildUrl('search');
    default:
      return type satisfies never;
  }
}

function linkToHighlight({ id, documentId, documentType }: Result): string {
  if (documentId == null) return buildUrl('search');
  const objectType = documentType === 'INSIGHT' ? 'INSIGHT' : 'NOTE';
  return highlightUrl({ id, objectType, objectId: documentId });
}

/** What lies beside the page it was found on; projects and folders are places to go to. */
export function opensAsPeek(type: SearchResultType): boolean {
  return ['NOTE', 'INSIGHT', 'HIGHLIGHT', 'PERSON', 'TAG'].includes(type);
}

const icons = {
  CHANNEL: IconRss,
  HIGHLIGHT: IconHighlight,
  INSIGHT: IconBulb,
  NOTE: IconNote,
  PERSON: IconUser,
  PROJECT_CATEGORY: IconFolder,
  TAG: IconTag,
  THEME: IconStack2,
} as const;

export function ResultIcon({ result }: { result: Result }): ReactNode {
  if (result.type === 'PROJECT')
    return <Avatar name={resultTitle(result)} seed={result.id} size={20} square />;
  const Icon = icons[result.type];
  return <Icon size={16} aria-hidden style={{ flex: 'none' }} />;
}
