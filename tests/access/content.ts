import { newId } from '#server/platform/context/new-id.ts';
import type { Kit, ProjectOptions } from './kit.ts';

export type ContentType = 'note' | 'insight';
export type ContentOptions = Pick<ProjectOptions, 'isPrivate' | 'full' | 'fullGroup'> & {
  by?: string | undefined;
  isTrashed?: boolean;
  /** In a project that is in the trash. */
  inTrash?: boolean;
  isPublished?: boolean;
  /** Of a comment. */
  isDeleted?: boolean;
};

/** A note or an insight with an empty document, in a project of its own that says who may see it. */
export async function addContent(kit: Kit, type: ContentType, options: ContentOptions = {}): Promise<string> {
  const {
    isPrivate = false,
    full,
    fullGroup,
    by = kit.ownerId,
    isTrashed = false,
    inTrash = false,
  } = options;
  const projectId = await kit.project({
    isPrivate,
    full,
    isTrashed: inTrash,
    ...(fullGroup && { fullGroup }),
  });
  const [id, now] = [newId(), new Date()];
  await kit.row('access_objects', { id, type, parent_id: projectId, source_id: projectId });
  await kit.row(`${type}s`, {
    id,
    project_id: projectId,
    access_id: projectId,
    title: 'Matrix',
    created_by: by,
    created_at: now,
    updated_at: now,
    trashed_at: isTrashed ? now : null,
  });
  const snapshot = Buffer.from([0, 0]);
  await kit.row('documents', {
    id,
    kind: type,
    owner_id: id,
    snapshot,
    trashed: isTrashed,
    created_at: now,
    edited_at: now,
  });
  if (options.isPublished)
    await kit.row('insight_publications', { id: newId(), insight_id: id, published_at: now });
  return id;
}

/** A comment in a thread on a note. */
export async function addComment(
  kit: Kit,
  options: ContentOptions = {},
): Promise<{ threadId: string; commentId: string; noteId: string }> {
  const noteId = await addContent(kit, 'note', options);
  return { ...(await addCommentOn(kit, { object_type: 'note', object_id: noteId }, options)), noteId };
}

type Authored = Pick<ContentOptions, 'by' | 'isDeleted'>;

/** A thread with its first comment; `about` are the columns that say what it is about. */
export async function addCommentOn(
  kit: Kit,
  about: { object_type: string; object_id?: string; person_id?: string },
  options: Authored = {},
): Promise<{ threadId: string; commentId: string }> {
  const [threadId, commentId] = [newId(), newId()];
  const author = options.by ?? kit.ownerId;
  const created_at = new Date();
  await kit.row('comment_threads', {
    id: threadId,
    ...about,
    anchor: 'document',
    created_by: author,
    created_at,
  });
  await kit.row('comments', {
    id: commentId,
    thread_id: threadId,
    author_id: author,
    body: { type: 'doc', content: [] },
    text: 'Hello',
    created_at,
    ...(options.isDeleted && { deleted_at: created_at, deleted_by: author }),
  });
  return { threadId, commentId };
}
