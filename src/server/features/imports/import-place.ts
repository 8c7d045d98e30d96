import { NotFound, ValidationError } from '#domain/errors/hark-error.ts';
import type { FieldOwner } from '#domain/fields/field-types.ts';
import type { ImportTarget } from '#domain/imports/import-target.ts';

/** Where the rows of an import go; the others of the three ids are null. */
export type ImportPlace = {
  readonly target: ImportTarget;
  readonly projectId: string | null;
  readonly channelId: string | null;
  readonly boardId: string | null;
  /** What new fields belong to where a row doesn’t say it; null for everything else. */
  readonly fieldOwner: FieldOwner | null;
};

const missing = {
  NOTES: 'Choose a project',
  CONTACTS: '',
  DATA_POINTS: 'Choose a channel',
  TAGS: 'Choose a tag board',
  FIELDS: '',
} as const satisfies Record<ImportTarget, string>;

/** Only what the target needs, so that nothing else says where an import is. */
export function placeOf({ target, projectId, channelId, boardId, fieldOwner }: ImportPlace): ImportPlace {
  const place = {
    target,
    projectId: target === 'NOTES' || target === 'FIELDS' ? projectId : null,
    channelId: target === 'DATA_POINTS' ? channelId : null,
    boardId: target === 'TAGS' ? boardId : null,
    fieldOwner: target === 'FIELDS' ? (fieldOwner ?? 'note') : null,
  };
  if (missing[target] !== '' && holderOf(place) === null) throw new ValidationError(missing[target]);
  return place;
}

/** The project, channel or board; null for what is the workspace’s. */
export function holderOf({ projectId, channelId, boardId }: ImportPlace): string | null {
  return projectId ?? channelId ?? boardId;
}

export function requireHolder(id: string | null): string {
  if (id === null) throw new NotFound();
  return id;
}
