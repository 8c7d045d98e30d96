import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAs, readConversation } from '#tests/support/asking.ts';
import { createScene, type Person } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTheme } from '#tests/support/themes.ts';
import { ask } from '#tests/support/work.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('an answer calls a theme that it quotes what the theme is called now', async () => {
  const place = await (await createScene(app)).workspace();
  const maker = await place.member();
  const { createChannel } = await ask(
    maker,
    'mutation { createChannel(input: { title: "Reviews" }) { id } }',
  );
  const objectIds = [createChannel.id];
  const themeId = await addTheme(app, place, createChannel.id, [{ text: 'The parcels came two days late' }]);
  // As sorting does: the most typical of what people say stands for the theme.
  await app.database.owner.query(
    'update themes set quote_id = (select id from data_points where theme_id = themes.id) where id = $1',
    [themeId],
  );
  const filter = { objectType: 'Channel', objectIds };
  await rename(maker, themeId, 'Parcels that are late');
  const answer = await askAs(app, maker, 'Why are the parcels late?', { filter });
  expect(titles(answer.sentences)).toEqual(['Parcels that are late']);
  await rename(maker, themeId, 'Slow post');
  const conversation = await readConversation(maker, answer.conversationId);
  expect(titles(conversation?.messages.items.at(-1)?.sentences ?? [])).toEqual(['Slow post']);
});

async function rename(maker: Person, id: string, title: string): Promise<void> {
  await ask(
    maker,
    'mutation ($id: ID!, $title: String!) { updateTheme(input: { id: $id, title: $title }) { changeId } }',
    { id, title },
  );
}

function titles(sentences: readonly { citations: readonly { title: string }[] }[]): string[] {
  return sentences.flatMap(({ citations }) => citations.map(({ title }) => title));
}
