import type { TagLook } from '#web/kit/objects/tag-look.ts';

/** A group of a board that somebody may put new tags into. */
export type TagPlace = {
  readonly boardId: string;
  readonly groupId: string;
  readonly title: string;
  readonly boardTitle: string;
  readonly color: string;
};

export type NewTag = {
  readonly title: string;
  /** Null: in no group of the project's own board. */
  readonly place: TagPlace | null;
  /** As it is shown before the server has it. */
  readonly color: string;
};

/** For the server, which puts what has no place into the default board of the project. A group gives its color. */
export function newTagInput({ title, place, color }: NewTag, id: string) {
  return place === null
    ? { id, title, color }
    : { id, title, boardId: place.boardId, groupId: place.groupId };
}

type MadeHere = { readonly madeHere: (id: string) => NewTag | undefined };

/**
 * For a request. One that was made here goes along with how to make it: the server may not have it yet, or have taken
 * a tag of the same title instead.
 */
export function tagInput({ tags: index }: { readonly tags: MadeHere }, tags: readonly TagLook[]) {
  const newTags = tags.flatMap(({ id }) => {
    const made = index.madeHere(id);
    return made ? [newTagInput(made, id)] : [];
  });
  return { tagIds: tags.map(({ id }) => id), newTags };
}
