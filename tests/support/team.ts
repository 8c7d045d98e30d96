import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createScene, type Person, type Place, type Scene } from './scene.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { addProject } from './work.ts';

export let app: TestApp;
export let scene: Scene;
export let place: Place;
export let maker: Person;
export let viewer: Person;
export let projectId: string;

/**
 * For a file of tests: one app for all of them; a new workspace with somebody who works, a viewer and a project for
 * each. Every file asks for it: files share loaded modules, so what a module does while it loads happens only once.
 */
export function gatherTeam(): void {
  beforeAll(async () => {
    app = await startTestApp();
    scene = await createScene(app);
  });
  afterAll(() => app.close());

  beforeEach(async () => {
    place = await scene.workspace();
    maker = await place.member();
    viewer = await place.member({ role: 'VIEWER' });
    projectId = await addProject(maker);
  });
}
