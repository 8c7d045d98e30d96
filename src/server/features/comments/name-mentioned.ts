import { commentText } from '#domain/comments/comment-body.ts';
import { deletedContact } from '#domain/people/contact-label.ts';
import { contactsMentionedIn, nameContacts } from '#domain/people/relabel-mentions.ts';
import { personNameOf } from '#domain/text/display-names.ts';
import { personLoader } from '#server/features/people/index.ts';
import type { RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import type { Comment } from './comment.ts';

/** What a comment says to this reader: each mentioned contact by the name that they may know. */
export async function nameMentioned(
  ctx: RequestCtx,
  { body, text }: Pick<Comment, 'body' | 'text'>,
): Promise<Pick<Comment, 'body' | 'text'>> {
  const ids = body ? contactsMentionedIn(body) : [];
  if (!body || ids.length === 0) return { body, text };
  const people = await Promise.all(ids.map((id) => personLoader(ctx).load(id)));
  const names = new Map(
    people.map((person, index) => [
      ids[index],
      person ? personNameOf({ name: person.name, hidden: person.isHidden }) : deletedContact,
    ]),
  );
  const named = nameContacts(body, (id) => names.get(id) ?? deletedContact);
  return { body: named, text: commentText(named) };
}
