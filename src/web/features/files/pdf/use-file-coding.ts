import { useEffect } from 'react';
import { useQuery } from 'urql';
import { can } from '#domain/access/can.ts';
import { type Coding, useDocumentCoding } from '#web/features/highlights/index.ts';
import { useAsViewer } from '#web/features/members/index.ts';
import type { LoadedFile } from '#web/kit/player/loaded-file.ts';
import { FileInsightDocument, FileNoteDocument } from '../files.gen.ts';

export type FileCoding = { coding: Coding; mayCode: boolean; mayCreateTags: boolean };

/** What is marked in a file is evidence of the note or insight that it belongs to. Null where nothing can be. */
export function useFileCoding(
  { ownerType, ownerId }: Pick<LoadedFile, 'ownerType' | 'ownerId'>,
  given: Coding | null,
): FileCoding | null {
  const viewer = useAsViewer();
  const variables = { id: ownerId };
  const [note] = useQuery({ query: FileNoteDocument, variables, pause: ownerType !== 'NOTE' });
  const [insight] = useQuery({ query: FileInsightDocument, variables, pause: ownerType !== 'INSIGHT' });
  const owner = ownerType === 'NOTE' ? note.data?.note : insight.data?.insight;
  const own = useDocumentCoding({
    objectType: ownerType === 'INSIGHT' ? 'INSIGHT' : 'NOTE',
    id: ownerId,
    projectId: given ? null : (owner?.projectId ?? null),
  });
  const coding = given ?? own;
  useEffect(() => coding?.watchAreas(), [coding]);
  if (!coding || !owner) return null;
  const object = {
    level: owner.viewerLevel,
    authorId: owner.createdBy?.id ?? null,
    locked: owner.lockedAt !== null,
  };
  return {
    coding,
    mayCode: can(viewer, 'highlight.create', object).allowed,
    mayCreateTags: can(viewer, 'tag.create', object).allowed,
  };
}
