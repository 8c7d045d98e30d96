import type { AccessObject } from '#domain/access/can.ts';
import type { InsightFieldsFragment, NoteFieldsFragment } from '#web/lib/graphql.gen.ts';

export type DocumentKind = 'note' | 'insight';

/** What notes and insights have in common. */
export type DocumentFields = NoteFieldsFragment | InsightFieldsFragment;

export function accessObjectOf(document: DocumentFields): AccessObject {
  return {
    level: document.viewerLevel,
    authorId: document.createdBy?.id ?? null,
    locked: document.lockedAt !== null,
  };
}

export const objectTypes = { note: 'NOTE', insight: 'INSIGHT' } as const;
