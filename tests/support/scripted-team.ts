import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Env } from '#server/platform/env/env.ts';
import type { createLog } from '#server/platform/log/create-log.ts';
import { createScene, type Person, type Place, type Scene } from './scene.ts';
import { chosenModel, openScriptedModel, type ScriptedModel } from './scripted-model.ts';
import { startTestApp, type TestApp } from './test-app.ts';

export let app: TestApp;
export let scene: Scene;
export let model: ScriptedModel;
export let place: Place;
export let maker: Person;

type Options = {
  /** What the operator sets so that the model is asked; without it, that it generates. */
  readonly env?: (model: ScriptedModel) => Partial<Env>;
  readonly log?: ReturnType<typeof createLog>;
};

/**
 * For a file of tests: a scripted model and one app that asks it; for each test a model that was told nothing yet, and
 * a new workspace with somebody who works. Every file asks for it, as for `gatherTeam`.
 */
export function gatherScriptedTeam({ env = chosenModel, log }: Options = {}): void {
  beforeAll(async () => {
    model = await openScriptedModel();
    app = await startTestApp({ env: env(model), ...(log && { log }) });
    scene = await createScene(app);
  });
  afterAll(async () => {
    await app.close();
    await model.close();
  });

  beforeEach(async () => {
    // The next minute: a service that was given its rest is asked again.
    app.clock.pass(60);
    model.forget();
    place = await scene.workspace();
    maker = await place.member();
  });
}
