import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createScene, type Person, type Place, type Scene } from './scene.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { startWordVectors, type WordVectors } from './word-vectors.ts';
import { ask } from './work.ts';

export let app: TestApp;
export let vectors: WordVectors;
export let scene: Scene;
export let place: Place;
export let maker: Person;
export let channelId: string;

/** An empty channel before each test, in a product that sorts texts by the words that they share. */
export function openSortedChannel(): void {
  beforeAll(async () => {
    vectors = await startWordVectors();
    app = await startTestApp({
      env: { ai: { url: new URL(vectors.url), key: undefined, embedModel: 'words' } },
    });
    scene = await createScene(app);
  });
  afterAll(async () => {
    await app.close();
    vectors.close();
  });
  beforeEach(async () => {
    place = await scene.workspace();
    maker = await place.member();
    const { createChannel } = await ask(
      maker,
      'mutation { createChannel(input: { title: "Reviews" }) { id } }',
    );
    channelId = createChannel.id;
  });
}
