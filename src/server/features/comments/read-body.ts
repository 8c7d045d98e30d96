import { parseCommentBody, type ReadComment } from '#domain/comments/comment-body.ts';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { parseDocument } from '#editor/check/check-document.ts';
import { readJson } from '#server/platform/graphql/json-argument.ts';

/** Far above what 10,000 characters need, however they are marked. */
const mostCharacters = 100_000;

/** What the comment editor sent. First what comments can have, then whether its parts stand where they can stand. */
export function readBody(json: string): ReadComment {
  if (json.length > mostCharacters) throw new ValidationError('This comment is too long');
  const comment = accept(parseCommentBody(readJson(json)));
  accept(parseDocument(comment.body));
  return comment;
}
