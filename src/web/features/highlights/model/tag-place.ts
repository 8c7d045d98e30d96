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
};

/** For the server: a board where a group is named, else the project, whose default board takes it. */
export function newTagInput({ title, place }: NewTag, projectId: string) {
  return place === null ? { projectId, title } : { boardId: place.boardId, groupId: place.groupId, title };
}
