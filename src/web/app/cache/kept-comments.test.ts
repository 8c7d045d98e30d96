import { Client, fetchExchange } from '@urql/core';
import { expect, it } from 'vitest';
import { CommentsDocument, ReplyDocument, StartThreadDocument } from '#web/features/comments/comments.gen.ts';
import { asReply, asThread } from '#web/features/comments/index.ts';
import type { CommentsQuery } from '#web/lib/graphql.gen.ts';
import { keptAs } from '#web/lib/outbox/keep.ts';
import { createOutbox } from '#web/lib/outbox/outbox.ts';
import { outboxExchange } from '#web/lib/outbox/outbox-exchange.ts';
import { createReadsExchanges } from '#web/lib/reads-exchanges.ts';
import { graphqlCache } from './graphql-cache.ts';

const author = { id: 'ada', name: 'Ada' };

it('shows comments and replies that wait for the connection', async () => {
  let isOffline = false;
  const outbox = createOutbox({
    store: { all: async () => [], write: async () => {}, clear: async () => {} },
    isReachable: () => true,
    newKey: () => crypto.randomUUID(),
  });
  await outbox.start('ada', async () => ({ kind: 'unreachable' }));
  const { kept, current } = createReadsExchanges();
  const client = new Client({
    url: 'http://hark.test/',
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    fetch: async () => {
      if (isOffline) throw new TypeError('Failed to fetch');
      const comments = { __typename: 'CommentThreadPage', items: [], endCursor: null, totalCount: 0 };
      return Response.json({ data: { __typename: 'Query', comments } });
    },
    exchanges: [kept, graphqlCache, current, outboxExchange(outbox), fetchExchange],
  });
  let shown: CommentsQuery['comments']['items'] = [];
  let isRead = false;
  client
    .query(CommentsDocument, {
      objectType: 'NOTE',
      objectId: 'note',
      resolved: false,
      first: 25,
      after: null,
    })
    .subscribe(({ data }) => {
      isRead ||= data !== undefined;
      if (data) shown = data.comments.items;
    });
  await expect.poll(() => isRead).toBe(true);
  isOffline = true;

  const about = {
    id: 'thread',
    objectType: 'NOTE',
    objectId: 'note',
    anchor: 'DOCUMENT',
    quote: '',
    highlightId: null,
  } as const;
  const body = '{"type":"doc"}';
  await client.mutation(
    StartThreadDocument,
    { input: { ...about, body } },
    keptAs(asThread(about, { id: 'c1', body, text: 'Asks', author })),
  );
  await expect.poll(() => shown.map(({ id }) => id)).toEqual(['thread']);
  const [thread] = shown;
  if (!thread) throw new Error('No thread');
  await client.mutation(
    ReplyDocument,
    { id: 'c2', threadId: 'thread', body },
    keptAs(asReply(thread, { id: 'c2', body, text: 'Answers', author })),
  );
  await expect
    .poll(() => shown.flatMap(({ comments }) => comments.items.map(({ text }) => text)))
    .toEqual(['Asks', 'Answers']);
});
