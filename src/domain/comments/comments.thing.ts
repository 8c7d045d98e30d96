import { participants, readers } from '#domain/access/rule.ts';
import { defineThing, event, followedEvent } from '#domain/things/thing.ts';

export const commentsThing = defineThing({
  hearers: { comment: 'readers' },
  actions: {
    'comment.read': readers(),
    'comment.create': participants(),
    'comment.update': participants('project', { author: 'only' }),
    'comment.delete': participants('project', { author: 'orFull' }),
    'comment.resolve': participants(),
    'comment.react': participants(),
  },
  events: {
    'comment.created': followedEvent<{
      commentId: string;
      threadId: string;
      objectType: string;
      objectId: string;
      /** Members whom the comment names, whether or not they may see the object. */
      mentionedMemberIds: readonly string[];
    }>({ option: 'allCommentsEnabled', words: 'has a new comment' }),
    'comment.updated': event<{
      commentId: string;
      objectType: string;
      objectId: string;
      /** Members whom the comment names now and did not name before. */
      mentionedMemberIds: readonly string[];
    }>(),
    'comment.resolved': event<{ threadId: string }>(),
    'comment.reopened': event<{ threadId: string }>(),
    'comment.deleted': event<{ commentId: string }>(),
    'comment.restored': event<{ commentId: string }>(),
    'comment.purged': event<{ commentId: string }>(),
  },
  textLimits: {
    quotedText: { name: 'Quoted text', max: 1000 },
  },
  countLimits: {
    commentsPerThread: { holder: 'A thread', things: 'comments', max: 1000 },
    reactionsPerComment: { holder: 'A comment', things: 'different reactions', max: 20 },
  },
});
