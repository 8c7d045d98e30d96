import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  add,
  addChannel,
  addTopic,
  maker,
  openHandSorting,
  passDays,
  read,
  said,
  sort,
  themeOf,
  type Placed,
} from '#tests/support/hand-sorted-channel.ts';
import { ask } from '#tests/support/work.ts';

const sortings = 100;

openHandSorting();

const text = fc.constantFrom(...said);
const foreign = fc.constantFrom(
  { language: 'de', text: 'Lieferung kommt immer viel zu spät' },
  { language: 'de', text: 'Anmeldung scheitert jeden Morgen' },
  { language: 'fr', text: 'la livraison arrive toujours tard' },
  { language: 'ja', text: '配達がいつも遅い' },
);
const strange = fc.stringMatching(/^[a-z]{4,9}( [a-z]{4,9}){3}$/);
const which = fc.nat(10_000);

type Change =
  | { kind: 'come'; texts: string[]; saidAt: Date }
  | { kind: 'comeForeign'; points: { language: string; text: string }[] }
  | { kind: 'delete' | 'exclude' | 'include'; which: number[] }
  | { kind: 'move'; which: number; to: number }
  | { kind: 'timePasses'; days: number };
const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('come' as const),
      texts: fc.array(fc.oneof({ weight: 3, arbitrary: text }, strange), { minLength: 1, maxLength: 6 }),
      saidAt: fc.date({ min: new Date('2025-01-01'), max: new Date('2026-06-01'), noInvalidDate: true }),
    }),
  },
  fc.record({
    kind: fc.constant('comeForeign' as const),
    points: fc.array(foreign, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constantFrom('delete', 'delete', 'exclude', 'include'),
    which: fc.array(which, { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ kind: fc.constant('move' as const), which, to: which }),
  fc.record({ kind: fc.constant('timePasses' as const), days: fc.integer({ min: 1, max: 9 }) }),
);

/** What people made, and what has to be so after every sorting. */
class Edited {
  readonly channelId: string;
  /** By its text: the theme that a person made of it, null for what is no theme. */
  readonly themes = new Map<string, string | null>();
  readonly moved = new Map<string, string>();
  readonly excluded = new Set<string>();
  readonly titles = new Map<string, string>();
  readonly pinned: string[] = [];
  readonly topics = new Map<string, string | null>();

  constructor(channelId: string) {
    this.channelId = channelId;
  }

  async apply(changed: Change): Promise<void> {
    const points = await read(this.channelId);
    if (changed.kind === 'come')
      return add(this.channelId, changed.texts, { saidAt: changed.saidAt.toISOString() });
    if (changed.kind === 'timePasses') return passDays(changed.days);
    if (changed.kind === 'comeForeign') {
      for (const point of changed.points)
        await add(this.channelId, [point.text], { language: point.language });
      return;
    }
    if (changed.kind === 'move') return this.#move(points, changed);
    const ids = [...new Set(changed.which.map((at) => points[at % points.length]?.id ?? ''))];
    if (changed.kind === 'delete') return this.#delete(points, ids);
    await ask(
      maker,
      `mutation ($channelId: ID!, $ids: [ID!]!) { ${changed.kind}DataPoints(channelId: $channelId, ids: $ids) { changeId } }`,
      { channelId: this.channelId, ids },
    );
    // Whatever somebody said of its theme is forgotten with it.
    for (const id of ids)
      if (changed.kind === 'exclude') {
        this.excluded.add(id);
        this.moved.delete(id);
      } else if (this.excluded.delete(id)) this.moved.delete(id);
  }

  /** One of each that people judged stays: of a theme that nobody says a word in nothing is left to see. */
  async #delete(points: readonly Placed[], ids: readonly string[]): Promise<void> {
    const kept = new Set(
      said.flatMap((one) => points.filter((point) => point.text === one && !point.excluded).slice(0, 3)),
    );
    const chosen = points.filter((point) => ids.includes(point.id) && !kept.has(point));
    if (chosen.length === 0) return;
    await ask(
      maker,
      'mutation ($channelId: ID!, $ids: [ID!]!) { deleteDataPoints(channelId: $channelId, ids: $ids) }',
      { channelId: this.channelId, ids: chosen.map(({ id }) => id) },
    );
    for (const { id } of chosen) {
      this.moved.delete(id);
      this.excluded.delete(id);
    }
  }

  async #move(points: readonly Placed[], { which: at, to }: { which: number; to: number }): Promise<void> {
    const there = [...new Set([...this.themes.values()].filter((id) => id !== null))];
    const open = points.filter(({ excluded }) => !excluded);
    const [id, themeId] = [open[at % open.length]?.id ?? '', there[to % there.length] ?? ''];
    await ask(
      maker,
      'mutation ($input: MoveDataPointsInput!) { moveDataPoints(input: $input) { changeId } }',
      { input: { channelId: this.channelId, ids: [id], themeId } },
    );
    this.moved.set(id, themeId);
  }

  /** What is not as people made it. */
  async findLost(): Promise<string[]> {
    const points = await read(this.channelId);
    const lost: string[] = [];
    for (const point of points) {
      const { id, text: words, themeId, topicId, excluded } = point;
      if (excluded !== this.excluded.has(id)) lost.push(`“${words}” is ${excluded ? '' : 'not '}excluded`);
      if (themeId !== this.#themeOf(point)) lost.push(`“${words}” is in ${themeId ?? 'no theme'}`);
      if (themeId !== null && this.topics.has(themeId) && topicId !== this.topics.get(themeId))
        lost.push(`“${words}” is in the topic ${topicId ?? 'of none'}`);
    }
    for (const [id, title] of this.titles)
      if ((await ask(maker, `{ theme(id: "${id}") { title } }`)).theme?.title !== title)
        lost.push(`The title “${title}”`);
    for (const id of this.pinned)
      if ((await ask(maker, `{ theme(id: "${id}") { pinned } }`)).theme?.pinned !== true)
        lost.push(`The pin of ${id}`);
    return lost;
  }

  #themeOf({ id, text: words, excluded, themeId }: Placed): string | null {
    if (excluded) return null;
    const judged = this.themes.get(words);
    return this.moved.get(id) ?? (judged === undefined ? themeId : judged);
  }
}

it(`what people made survives ${sortings} sortings while data points come, go and change`, async () => {
  const channelId = await addChannel();
  await add(channelId, [...said, ...said, ...said, ...said]);
  await sort(channelId);
  const first = await read(channelId);
  const [
    late = '',
    login = '',
    price = '',
    exports = '',
    search = '',
    camera = '',
    ,
    ,
    keyboard = '',
    invoice = '',
  ] = said.map((one) => themeOf(first, one) ?? '');
  const edited = new Edited(channelId);
  const mutate = (mutation: string) => ask(maker, `mutation { ${mutation} { changeId } }`);
  await mutate(`updateTheme(input: { id: "${late}", title: "Late parcels" })`);
  await mutate(`updateTheme(input: { id: "${login}", pinned: true })`);
  await mutate(`mergeThemes(intoId: "${price}", ids: ["${exports}"])`);
  await mutate(`dismissTheme(id: "${search}")`);
  await mutate(`updateTheme(input: { id: "${camera}", title: "Camera" })`);
  await mutate(`mergeThemes(intoId: "${keyboard}", ids: ["${invoice}"])`);
  await mutate(`splitTheme(id: "${keyboard}")`);
  const topicId = await addTopic({ channelId, title: 'Signing in', themeIds: [login, late] });
  await ask(maker, 'mutation ($input: MoveThemesInput!) { moveThemes(input: $input) { changeId } }', {
    input: { channelId, ids: [late], topicId: null },
  });
  const parted = await read(channelId);
  for (const [at, themeId] of [
    [0, late],
    [1, login],
    [2, price],
    [3, price],
    [4, null],
    [5, camera],
    [8, themeOf(parted, said[8] ?? '')],
    [9, themeOf(parted, said[9] ?? '')],
  ] as const)
    edited.themes.set(said[at] ?? '', themeId);
  edited.titles.set(late, 'Late parcels').set(camera, 'Camera');
  edited.pinned.push(login);
  edited.topics.set(login, topicId).set(late, null);
  await sort(channelId);
  expect(await edited.findLost()).toEqual([]);
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
      for (const one of changes) await edited.apply(one);
      await sort(channelId);
      expect(await edited.findLost()).toEqual([]);
    }),
    { numRuns: sortings, seed: 7, endOnFailure: true },
  );
}, 300_000);
