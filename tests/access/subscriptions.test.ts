import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { insertProject } from '#server/kernel/projects/index.ts';
import { inTransaction } from '#server/platform/context/context.ts';
import { actorNames, type Actor, type ActorName } from './actors.ts';
import { operationsOf } from './operations.ts';
import { setStage, type Stage } from './stage.ts';

type Heard = 'ok' | 'unauthorized' | 'refused';

const everybody: Record<ActorName, Heard> = {
  anonymous: 'unauthorized',
  otherWorkspace: 'unauthorized',
  noRole: 'unauthorized',
  viewer: 'ok',
  contributor: 'ok',
  manager: 'ok',
  admin: 'ok',
  shareToken: 'unauthorized',
  apiRead: 'ok',
  apiWrite: 'ok',
  apiMembers: 'ok',
  apiAdmin: 'ok',
};

/** A subscription without a line here fails the test below by its name. */
const expected: Readonly<Record<string, Record<ActorName, Heard>>> = {
  'Subscription.workspaceChanged': everybody,
};
const documents: Readonly<Record<string, string>> = {
  'Subscription.workspaceChanged': 'subscription { workspaceChanged { type } }',
};

let stage: Stage;
let port: number;
beforeAll(async () => {
  stage = await setStage();
  await stage.app.http.listen({ port: 0, host: '127.0.0.1' });
  const address = stage.app.http.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => stage.app.close());

test('every subscription of the schema has a row', () => {
  const operations = [...operationsOf(stage.app.schema).keys()].filter((name) =>
    name.startsWith('Subscription.'),
  );
  expect(Object.keys(expected)).toEqual(operations);
});

describe.each(Object.keys(expected))('%s', (operation) => {
  test.each(actorNames)('%s', async (name) => {
    expect(await listen(stage.actors[name], documents[operation] ?? '')).toBe(expected[operation]?.[name]);
  });
});

describe('over the websocket', () => {
  test.each(['query { workspace { id } }', 'mutation { createProject(input: { title: "x" }) { id } }'])(
    'there is no %s',
    async (document) => expect(await listen(stage.actors.admin, document)).toBe('refused'),
  );
});

/** Subscribes, changes something in the workspace until it is heard, and says what came of it. */
async function listen(actor: Actor, query: string): Promise<Heard> {
  const authorization = await actor.authorization();
  const headers = { host: actor.visitor.host };
  class HostedSocket extends WebSocket {
    constructor(url: string, protocols: string | string[]) {
      super(url, protocols, { headers });
    }
  }
  const client = createClient({
    url: `ws://127.0.0.1:${port}/api/graphql`,
    webSocketImpl: HostedSocket,
    connectionParams: authorization === undefined ? {} : { authorization },
    retryAttempts: 0,
  });
  let ended = false;
  const heard = new Promise<Heard>((resolve) => {
    client.subscribe(
      { query },
      {
        next: ({ errors }) => resolve(errors ? 'refused' : 'ok'),
        error: (error) => resolve(isUnauthorized(error) ? 'unauthorized' : 'refused'),
        complete: () => resolve('refused'),
      },
    );
  }).finally(() => {
    ended = true;
  });
  // The moment from which a subscriber hears is not told, so it happens again until it was heard.
  while (!ended) await changeSomething();
  await client.dispose();
  return heard;
}

function isUnauthorized(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 4401;
}

async function changeSomething(): Promise<void> {
  const { app, home } = stage;
  await inTransaction(app.services.systemCtx(home.place.workspace), (tx) =>
    insertProject(tx, { title: 'News', createdBy: home.ownerId, isSample: false }),
  );
  await home.tidy();
}
