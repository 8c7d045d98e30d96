import type { Feature } from '#server/platform/app/feature.ts';
import { commentKind } from './comment.kind.ts';
import { commentHolders } from './holder.ts';
import { commentsSchema } from './resolvers.ts';

export { commentTextLoader, findCommentTexts } from './find-comment-texts.ts';
export { insertWholeComments, insertWholeThreads, type WholeThread } from './insert-whole-comments.ts';
export { followRedaction } from './follow-redaction.ts';

export const comments: Feature = {
  name: 'comments',
  kinds: [commentKind],
  holders: [commentHolders],
  schema: () => commentsSchema,
};
