import type { Person } from './scene.ts';
import type { Answer } from './visitor.ts';
import { ask, documentOf } from './work.ts';

/** The query that clients send in batches. */
export const threadQuery = `query Comments($type: CommentObjectType!, $id: ID!, $resolved: Boolean, $first: Int, $after: String) {
  comments(objectType: $type, objectId: $id, resolved: $resolved, first: $first, after: $after) {
    items { id anchor quote highlightId unreadCount resolvedAt version
      comments { items { id text body deletedAt editedAt author { id } reactions { emoji count isYours } } totalCount } }
    endCursor totalCount } }`;

type Said = { id: string; text: string; body: unknown; deletedAt: string | null };
type Thread = {
  id: string;
  anchor: string;
  quote: string;
  highlightId: string | null;
  unreadCount: number;
  resolvedAt: string | null;
  comments: { items: Said[]; endCursor: string | null; totalCount: number };
};
export type Threads = { items: Thread[]; endCursor: string | null; totalCount: number };

/** The threads of a note as a person sees them. */
export async function listThreads(
  person: Person,
  noteId: string,
  more: Record<string, unknown> = {},
): Promise<Threads> {
  const { comments } = await ask(person, threadQuery, { type: 'NOTE', id: noteId, ...more });
  return comments;
}

export type Started = { threadId: string; commentId: string };

/** A thread on a note with its first comment. */
export async function startThread(
  person: Person,
  noteId: string,
  text = 'First',
  more: Record<string, unknown> = {},
): Promise<Started> {
  const { startThread: started } = await ask(
    person,
    'mutation ($input: StartThreadInput!) { startThread(input: $input) { id comments { items { id } } } }',
    { input: { objectType: 'NOTE', objectId: noteId, body: documentOf(text), ...more } },
  );
  return { threadId: started.id, commentId: started.comments.items[0].id };
}

export function reply(
  person: Person,
  threadId: string,
  text = 'Reply',
  body = documentOf(text),
): Promise<Answer> {
  return person.graphql(
    'mutation ($threadId: ID!, $body: String!) { reply(threadId: $threadId, body: $body) { id } }',
    { threadId, body },
  );
}

/** A comment that names a member. */
export function mentioning(id: string): string {
  const mention = { type: 'mention', attrs: { kind: 'member', id, label: 'You' } };
  const content = [mention, { type: 'text', text: ' look' }];
  return JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content }] });
}
