import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  add,
  addChannel,
  addTopic,
  maker,
  openHandSorting,
  read,
  said,
  sort,
  themeOf,
  topicOf,
} from '#tests/support/hand-sorted-channel.ts';
import { ask } from '#tests/support/work.ts';

const sortings = 100;

openHandSorting();

it(`what people made of themes and topics survives ${sortings} sortings with changing data`, async () => {
  const channelId = await addChannel();
  await add(channelId, [...said, ...said, ...said, ...said]);
  await sort(channelId);
  const first = await read(channelId);
  const of = (at: number): string => themeOf(first, said[at] ?? '') ?? '';
  const [late, login, price, exports, search, camera, dark] = [0, 1, 2, 3, 4, 5, 6].map(of);
  const [keyboard, invoice] = [8, 9].map(of);
  const support = first.find(({ text }) => text === said[7])?.id;
  await ask(maker, `mutation { updateTheme(input: { id: "${late}", title: "Late parcels" }) { changeId } }`);
  await ask(maker, `mutation { updateTheme(input: { id: "${login}", pinned: true }) { changeId } }`);
  await ask(maker, `mutation { mergeThemes(intoId: "${price}", ids: ["${exports}"]) { changeId } }`);
  await ask(maker, `mutation { dismissTheme(id: "${search}") { changeId } }`);
  await ask(maker, 'mutation ($input: MoveDataPointsInput!) { moveDataPoints(input: $input) { changeId } }', {
    input: { channelId, ids: [support], themeId: camera },
  });
  // Themes in a topic are not held fast by it: it follows what becomes of them.
  const looks = await addTopic({ channelId, title: 'Looks', themeIds: [dark, late] });
  const signIn = await addTopic({
    channelId,
    title: 'Signing in',
    description: said[1],
    themeIds: [login, camera],
  });
  await ask(maker, 'mutation ($input: MoveThemesInput!) { moveThemes(input: $input) { changeId } }', {
    input: { channelId, ids: [login], topicId: null },
  });
  await ask(maker, 'mutation ($input: UpdateTopicInput!) { updateTopic(input: $input) { changeId } }', {
    input: { id: looks, title: 'How it looks' },
  });
  // Two that were merged and split again stay two, in the topic of the whole.
  await ask(maker, `mutation { mergeThemes(intoId: "${keyboard}", ids: ["${invoice}"]) { changeId } }`);
  const odd = await addTopic({ channelId, title: 'Odd', themeIds: [keyboard] });
  await ask(maker, `mutation { splitTheme(id: "${keyboard}") { changeId } }`);
  const parted = await read(channelId);
  const halves = [8, 9].map((at) => themeOf(parted, said[at] ?? ''));
  expect(new Set(halves).size).toBe(2);
  expect(halves).not.toContain(null);
  const texts = fc.array(fc.constantFrom(...said), { minLength: 1, maxLength: 8 });
  const strange = fc.array(fc.stringMatching(/^[a-z]{4,9}( [a-z]{4,9}){3}$/), { maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(texts, strange, async (more, others) => {
      await add(channelId, [...more, ...others]);
      await sort(channelId);
      const points = await read(channelId);
      for (const [at, themeId] of [late, login, price, price, null, camera].entries())
        expect([said[at], themeOf(points, said[at] ?? '')]).toEqual([said[at], themeId]);
      for (const { text, themeId } of points.filter(({ text: own }) => own === said[4]))
        expect([text, themeId]).toEqual([text, null]);
      expect(points.find(({ id }) => id === support)?.themeId).toBe(camera);
      for (const [half, themeId] of halves.entries())
        for (const { text, ...point } of points.filter(({ text: own }) => own === said[8 + half]))
          expect([text, point.themeId, point.topicId]).toEqual([text, themeId, odd]);
      for (const [at, topicId] of [
        [0, looks],
        [1, null],
        [5, signIn],
        [6, looks],
      ] as const)
        expect([said[at], topicOf(points, said[at] ?? '')]).toEqual([said[at], topicId]);
    }),
    { numRuns: sortings, seed: 7, endOnFailure: true },
  );
  const { theme, pinned, merged, topic } = await ask(
    maker,
    `{ theme(id: "${late}") { title } pinned: theme(id: "${login}") { pinned } merged: theme(id: "${exports}") { id }
      topic(id: "${looks}") { title } }`,
  );
  expect([theme.title, pinned.pinned, merged.id, topic.title]).toEqual([
    'Late parcels',
    true,
    price,
    'How it looks',
  ]);
}, 300_000);
