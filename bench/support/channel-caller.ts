import { setTimeout as pause } from 'node:timers/promises';
import type { ChildServer } from './child-server.ts';
import { postTo } from './post-to.ts';
import { openSession } from './sign-in.ts';

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

const facts = 'id text saidAt participant url source likeness placedByPerson theme { id title }';
const lists =
  'query ($id: ID!, $after: String, $themeId: ID, $outliers: Boolean, $first: Int) { channel(id: $id)';

const bearerMs = 60_000;

/** Somebody who works with one channel, as the browser asks for it. */
export class ChannelCaller {
  readonly #server: ChildServer;
  readonly #newBearer: () => Promise<string>;
  #bearer = { text: '', until: 0 };
  readonly channelId: string;

  private constructor(server: ChildServer, newBearer: () => Promise<string>, channelId: string) {
    this.#server = server;
    this.#newBearer = newBearer;
    this.channelId = channelId;
  }

  static async open(server: ChildServer): Promise<ChannelCaller> {
    const newBearer = await openSession(server);
    const asker = new ChannelCaller(server, newBearer, '');
    const { createChannel } = await asker.#ask(
      'mutation { createChannel(input: { title: "Bench" }) { id } }',
    );
    return new ChannelCaller(server, newBearer, createChannel.id);
  }

  add(points: readonly object[]): Promise<unknown> {
    return this.#ask(
      'mutation ($input: AddDataPointsInput!) { addDataPoints(input: $input) { addedCount } }',
      { input: { channelId: this.channelId, source: 'API', points } },
    );
  }

  /** The work on new points begins a moment after they are there: seen twice without work is none. */
  async isSorting(): Promise<boolean> {
    for (let look = 0; look < 2; look += 1) {
      if (await this.#sorting()) return true;
      await pause(400);
    }
    return false;
  }

  async #sorting(): Promise<boolean> {
    return (
      (await this.#ask('query ($id: ID!) { channel(id: $id) { sorting { doing } } }')).channel.sorting !==
      null
    );
  }

  async sortAgain(): Promise<void> {
    await this.#ask('mutation ($id: ID!) { sortChannel(id: $id) { id } }');
    while (await this.isSorting()) await pause(200);
  }

  /** From the answer to the import until its theme is known. */
  async newPointMs(text: string): Promise<number> {
    await this.add([{ text, externalId: 'the new one', saidAt: '2027-01-01T00:00:00Z' }]);
    const started = performance.now();
    const query = `query ($id: ID!) { channel(id: $id) { dataPoints(first: 1) { items { likeness } } } }`;
    while ((await this.#ask(query)).channel.dataPoints.items[0].likeness === null) await pause(20);
    return performance.now() - started;
  }

  /** The slowest twentieth of so many questions that have nothing to do with the channel's points. */
  listChannelsMs(times: number): Promise<number> {
    return this.#slowest(times, '{ channels { items { id title viewerLevel } } }');
  }

  async pagesMs(times: number): Promise<Record<string, number>> {
    const { channel } = await this.#ask(
      `query ($id: ID!, $first: Int) { channel(id: $id) {
        themes(first: 1) { items { id } } dataPoints(first: $first) { endCursor items { id } } } }`,
      { first: 50 },
    );
    const [theme] = channel.themes.items;
    const page = `${lists} { id dataPointCount themeCount sorting { doing }
      dataPoints(themeId: $themeId, outliers: $outliers, first: $first, after: $after) { endCursor items { ${facts} } } } }`;
    const over =
      'query ($id: ID!, $from: DateTime!, $to: DateTime!) { channel(id: $id) { overview(from: $from, to: $to)';
    return {
      data: await this.#slowest(times, page, { first: 50 }),
      dataNext: await this.#slowest(times, page, { first: 50, after: channel.dataPoints.endCursor }),
      theme: await this.#slowest(times, page, { first: 50, themeId: theme.id }),
      outliers: await this.#slowest(times, page, { first: 50, outliers: true }),
      overview: await this.#slowest(
        times,
        `${over} { totalCount themedCount days { day count } themes { previousCount currentCount isRising
          theme { id title quote { id text } } } } } }`,
        { from: '2026-03-01T00:00:00Z', to: '2026-06-01T00:00:00Z' },
      ),
      datum: await this.#slowest(
        times,
        `query ($datum: ID!) { dataPoint(id: $datum) { ${facts} nearest { likeness dataPoint { text } } } }`,
        { datum: channel.dataPoints.items[1].id },
      ),
    };
  }

  /** The slowest twentieth of so many times one question is asked. */
  slowestMs(times: number, query: string, variables: object): Promise<number> {
    return this.#slowest(times, query, variables);
  }

  async #slowest(times: number, query: string, variables: object = {}): Promise<number> {
    const taken: number[] = [];
    for (let round = 0; round < times; round += 1) taken.push(await timed(() => this.#ask(query, variables)));
    const slow = taken.sort((a, b) => a - b)[Math.floor(times * 0.95)] ?? 0;
    return Math.round(slow * 1000);
  }

  // The answers are as different as the questions; a wrong one ends the benchmark where it is read.
  // oxlint-disable-next-line typescript/no-explicit-any
  async #ask(query: string, variables: object = {}): Promise<any> {
    const to = { address: this.#server.address, host: this.#server.host ?? '' };
    const asked = {
      query,
      variables: { ...(query.includes('$id') && { id: this.channelId }), ...variables },
    };
    if (performance.now() > this.#bearer.until)
      this.#bearer = { text: await this.#newBearer(), until: performance.now() + bearerMs };
    const { body } = await postTo(to, '/api/graphql', asked, '', this.#bearer.text);
    const { data, errors } = JSON.parse(body);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  }
}
