import { createScene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Answer } from '#tests/support/visitor.ts';
import { castActors, type Actor, type Actors } from './actors.ts';
import { Kit } from './kit.ts';
import { documentFor, type Variables } from './operations.ts';

/** Two workspaces with one of everything, and everybody who might try something on the first one. */
export type Stage = {
  readonly app: TestApp;
  readonly home: Kit;
  readonly away: Kit;
  readonly actors: Actors;
  run(
    actor: Pick<Actor, 'visitor' | 'authorization'>,
    operation: string,
    variables: Variables,
  ): Promise<Answer>;
};

export async function setStage(): Promise<Stage> {
  const app = await startTestApp({
    // No worker: what subscribers write later would look like the doing of the actor who tried something meanwhile.
    services: ['web', 'realtime'],
    // No built files, which are for everybody; the address on which the local outbox exists; and everything set up
    // that can be, so that a refusal is one of access.
    env: {
      webDir: '/nowhere',
      rootUrl: new URL('http://localhost'),
      translation: { url: 'http://127.0.0.1:9', key: undefined, model: 'none' },
    },
  });
  const scene = await createScene(app);
  const home = new Kit(app, await scene.workspace('Home'));
  const away = new Kit(app, await scene.workspace('Away'));
  return {
    app,
    home,
    away,
    actors: await castActors(app, home, away.place),
    async run({ visitor, authorization }, operation, variables) {
      const bearer = await authorization();
      const headers = bearer === undefined ? {} : { authorization: bearer };
      const query = documentFor(app.schema, operation);
      return visitor.send('POST', '/api/graphql', { body: { query, variables }, headers });
    },
  };
}
