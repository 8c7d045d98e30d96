import type { AudioVideoType } from '#domain/highlights/highlight.ts';
import { rankOf } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { HighlightObjectType } from './tables.ts';
import './tables.ts';

/** Evidence: a part of a text, a recording or a PDF that somebody marked. */
export type Highlight = {
  readonly id: string;
  readonly objectType: HighlightObjectType;
  readonly objectId: string;
  readonly projectId: string;
  readonly text: string;
  readonly startOffset: number | null;
  readonly endOffset: number | null;
  readonly fileId: string | null;
  readonly startTime: number | null;
  readonly endTime: number | null;
  readonly snippetStart: number | null;
  readonly snippetEnd: number | null;
  readonly mediaType: AudioVideoType | null;
  readonly clipId: string | null;
  readonly clipDuration: number | null;
  readonly pdfAreas: string | null;
  readonly inlineCommentOnly: boolean;
  readonly authorId: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
  readonly version: number;
  /** What the asking person may do with it, before the cap of their role. */
  readonly rank: number;
};

export function highlightColumns(
  asking: Pick<Ctx, 'actor' | 'workspace'>,
  rank = rankOf(asking, 'highlights.access_id'),
) {
  return [
    'highlights.id',
    'highlights.object_type as objectType',
    'highlights.object_id as objectId',
    'highlights.project_id as projectId',
    'highlights.text',
    'highlights.start_offset as startOffset',
    'highlights.end_offset as endOffset',
    'highlights.file_id as fileId',
    'highlights.start_time as startTime',
    'highlights.end_time as endTime',
    'highlights.snippet_start as snippetStart',
    'highlights.snippet_end as snippetEnd',
    'highlights.media_type as mediaType',
    'highlights.clip_id as clipId',
    'highlights.clip_duration as clipDuration',
    'highlights.pdf_areas as pdfAreas',
    'highlights.inline_comment_only as inlineCommentOnly',
    'highlights.created_by as authorId',
    'highlights.created_at as createdAt',
    'highlights.updated_at as updatedAt',
    'highlights.deleted_at as deletedAt',
    'highlights.version',
    rank.as('rank'),
  ] as const;
}
