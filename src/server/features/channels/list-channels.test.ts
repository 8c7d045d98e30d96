import { afterAll, beforeAll, expect, it } from 'vitest';
import { createScene, type Person } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { ask } from '#tests/support/work.ts';

let app: TestApp;
let maker: Person;

beforeAll(async () => {
  app = await startTestApp({ services: ['web'] });
  const place = await (await createScene(app)).workspace();
  maker = await place.member();
  for (const title of ['Store reviews', 'Support tickets', 'App reviews'])
    await ask(maker, `mutation { createChannel(input: { title: "${title}" }) { id } }`);
});
afterAll(() => app.close());

const titles = async (args: string): Promise<string[]> =>
  (await ask(maker, `{ channels(${args}) { items { title } } }`)).channels.items.map(
    ({ title }: { title: string }) => title,
  );

it('channels are found by title and sorted by title or by time', async () => {
  expect(await titles('query: "reviews"')).toEqual(['App reviews', 'Store reviews']);
  expect(await titles('sort: CREATED')).toEqual(['App reviews', 'Support tickets', 'Store reviews']);
  const { channels } = await ask(maker, '{ channels(query: "Store") { items { id } } }');
  await ask(
    maker,
    `mutation { updateChannel(input: { id: "${channels.items[0].id}", context: "What people say" }) { id } }`,
  );
  expect((await titles('sort: UPDATED'))[0]).toBe('Store reviews');
});

it('a channel shows its star to the person who gave it', async () => {
  const { channels } = await ask(maker, '{ channels(query: "Support") { items { id starred } } }');
  expect(channels.items[0].starred).toBe(false);
  await ask(maker, `mutation { star(type: CHANNEL, id: "${channels.items[0].id}") }`);
  expect((await ask(maker, `{ channel(id: "${channels.items[0].id}") { starred } }`)).channel.starred).toBe(
    true,
  );
});
