import type { SchemaPart } from '#server/platform/graphql/build-schema.ts';
import type { LiveChange } from './live-change.ts';
import type { LiveTopic } from './live-topic.ts';

/** The live topic of a workspace as a GraphQL subscription. */
export function liveSubscriptions(live: LiveTopic): SchemaPart['resolvers'] {
  return {
    Subscription: {
      workspaceChanged: {
        subscribe: (_root, _args, ctx) => changesOf(live, ctx.workspace.id),
        resolve: (change: LiveChange) => change,
      },
    },
  };
}

/** A reader that falls this far behind reads everything again instead of catching up. */
const mostWaiting = 1000;

async function* changesOf(live: LiveTopic, workspaceId: string): AsyncGenerator<LiveChange> {
  let waiting: LiveChange[] = [];
  let wake = (): void => {};
  const unsubscribe = live.subscribe(workspaceId, (change) => {
    waiting.push(change);
    if (waiting.length > mostWaiting) {
      waiting = [{ workspaceId, event: 'workspace.updated', type: 'everything', id: null, version: 0 }];
    }
    wake();
  });
  try {
    while (true) {
      const batch = waiting;
      waiting = [];
      yield* batch;
      if (waiting.length === 0) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  } finally {
    unsubscribe();
  }
}
