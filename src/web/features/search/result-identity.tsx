import {
  IconBulb,
  IconFile,
  IconFileText,
  IconFolder,
  IconHighlight,
  IconNote,
  IconRss,
  IconStack2,
  IconTag,
  IconUser,
  type Icon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { buildUrl } from '#domain/routes/build-url.ts';
import { foundName, foundUrl } from '#domain/routes/object-url.ts';
import type { SearchResultType } from '#domain/search/result-types.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { highlightUrl } from '#domain/highlights/highlight-url.ts';
import { ProjectMark } from '#web/kit/objects/project-mark.tsx';

type Segment = { text: string; match: boolean };
export type Result = {
  id: string;
  type: SearchResultType;
  documentId?: string | null | undefined;
  documentType?: string | null | undefined;
  preview: { title: readonly Segment[]; content: readonly Segment[] };
};

export function textOf(segments: readonly Segment[]): string {
  return segments.map(({ text }) => text).join('');
}

export function resultTitle({ type, preview }: Result): string {
  const title = textOf(preview.title);
  if (type === 'HIGHLIGHT') return cutText(textOf(preview.content), 80);
  return title.trim() === '' ? `Untitled ${foundName(type).toLowerCase()}` : title.trim();
}

/** A document opens where the match stands. */
export function resultUrl(result: Result): string {
  const { id, type, preview } = result;
  if (type === 'HIGHLIGHT') return linkToHighlight(result);
  const found = preview.content.find(({ match }) => match)?.text.trim();
  const isDocument = type === 'NOTE' || type === 'INSIGHT';
  const hash = isDocument && found !== undefined ? { searchContent: found } : {};
  return foundUrl(type, { id, title: textOf(preview.title), hash }) ?? buildUrl('search');
}

function linkToHighlight({ id, documentId, documentType }: Result): string {
  if (documentId == null) return buildUrl('search');
  const objectType = documentType === 'INSIGHT' ? 'INSIGHT' : 'NOTE';
  return highlightUrl({ id, objectType, objectId: documentId });
}

/** What is beside the page it was found on; projects and folders are places to go to. */
export function opensAsPeek(type: SearchResultType): boolean {
  return ['NOTE', 'INSIGHT', 'HIGHLIGHT', 'PERSON', 'TAG'].includes(type);
}

const icons: Readonly<Partial<Record<SearchResultType, Icon>>> = {
  CHANNEL: IconRss,
  DOC: IconFileText,
  HIGHLIGHT: IconHighlight,
  INSIGHT: IconBulb,
  NOTE: IconNote,
  PERSON: IconUser,
  PROJECT_CATEGORY: IconFolder,
  TAG: IconTag,
  THEME: IconStack2,
};

export function ResultIcon({ result }: { result: Result }): ReactNode {
  if (result.type === 'PROJECT')
    return <ProjectMark project={{ id: result.id, title: resultTitle(result) }} />;
  const Icon = icons[result.type] ?? IconFile;
  return <Icon size={16} aria-hidden style={{ flex: 'none' }} />;
}
