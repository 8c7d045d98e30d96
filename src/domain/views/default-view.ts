import type { ObjectType } from '#domain/search/result-types.ts';
import type { ViewData } from './view-data.ts';
import type { ViewLayout } from './view-layouts.ts';

export type NewView = { readonly title: string; readonly layout: ViewLayout; readonly data: ViewData };

/** What a section shows until somebody arranges it: everything, newest first. */
export const defaultViews = {
  NOTE: {
    title: 'All notes',
    layout: 'TABLE',
    data: {
      sort: [{ field: 'createdAt', direction: 'DESC' }],
      columns: [
        { key: 'noteTitle', width: 320, sticky: true },
        { key: 'participants', width: 200 },
        { key: 'contentPreview', width: 320 },
        { key: 'tags', width: 220 },
        { key: 'createdBy', width: 180 },
        { key: 'createdAt', width: 140 },
      ],
    },
  },
  INSIGHT: {
    title: 'All insights',
    layout: 'GRID',
    data: {
      sort: [{ field: 'createdAt', direction: 'DESC' }],
      columns: [
        { key: 'title', width: 320, sticky: true },
        { key: 'contentPreview', width: 320 },
        { key: 'status', width: 140 },
        { key: 'publishedAt', width: 160 },
        { key: 'createdBy', width: 180 },
        { key: 'createdAt', width: 140 },
      ],
    },
  },
  HIGHLIGHT: {
    title: 'All highlights',
    layout: 'GRID',
    data: {
      sort: [{ field: 'createdAt', direction: 'DESC' }],
      columns: [
        { key: 'highlight', width: 480, sticky: true },
        { key: 'participants', width: 200 },
        { key: 'tags', width: 240 },
        { key: 'noteTitle', width: 240 },
        { key: 'createdBy', width: 180 },
        { key: 'createdAt', width: 140 },
      ],
    },
  },
} as const satisfies Record<ObjectType, NewView>;

export const firstViewStays = 'The first view of a section can’t be deleted';
