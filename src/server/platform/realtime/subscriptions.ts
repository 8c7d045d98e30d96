import type { BaseResolvers } from '#server/platform/graphql/base.gen.ts';
import type { RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import { heardBy, type Hearing } from './hearing.ts';
import type { LiveChange } from './live-change.ts';

/** The live topic of a workspace as a GraphQL subscription: each person hears of what they may see. */
export function liveSubscriptions(hearing: Hearing): BaseResolvers {
  return {
    Subscription: {
      workspaceChanged: {
        subscribe: (_root, _args, ctx) => changesFor(ctx, hearing),
        resolve: (change) => change,
      },
    },
  };
}

/** A reader that falls this far behind reads everything again instead of catching up. */
const mostWaiting = 1000;

async function* changesFor(ctx: RequestCtx, hearing: Hearing): AsyncGenerator<LiveChange> {
  const workspaceId = ctx.workspace.id;
  let waiting: LiveChange[] = [];
  let wake = (): void => {};
  const unsubscribe = hearing.subscribe(workspaceId, (change, readers) => {
    const heard = heardBy(ctx.actorNow?.() ?? ctx.actor, change, readers);
    if (!heard) return;
    waiting.push(heard);
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
