import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  assign,
  clusterPoints,
  cosine,
  findNearest,
  groupAlike,
  matchGroups,
  pointAt,
  proposeTitles,
  toPoints,
  type Points,
} from './index.ts';
import { phrasesOf } from './phrases.ts';
import { normalise } from './points.ts';

const size = 16;

/** Points around some directions, each direction a topic, in a fixed order. */
function topics(count: number, each: number, seed = 1): { points: Points; truth: number[] } {
  let state = seed;
  const random = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648 - 0.5;
  };
  const truth: number[] = [];
  const vectors = Array.from({ length: count * each }, (_, at) => {
    const topic = at % count;
    truth.push(topic);
    return normalise(
      Float32Array.from({ length: size }, (_none, axis) => (axis === topic ? 1 : 0) + random() * 0.3),
    );
  });
  return { points: toPoints(vectors, size), truth };
}

const direction = fc
  .array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: size, maxLength: size })
  .filter((values) => values.some((value) => Math.abs(value) > 0.01))
  .map((values) => normalise(Float32Array.from(values)));

/** The share of pairs that are together in both or apart in both. */
function agreement(one: Int32Array, other: Int32Array): number {
  const pairs = Array.from(one, (_, a) =>
    Array.from(one.subarray(a + 1), (_none, after) => [a, a + 1 + after]),
  );
  const agreed = pairs.flat().filter(([a = 0, b = 0]) => (one[a] === one[b]) === (other[a] === other[b]));
  return agreed.length / pairs.flat().length;
}

const rounded = (score: number): number => Math.round(score * 1e4) + 0;

describe('nearest neighbours', () => {
  test('are those that sorting all of them would give', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(direction, { minLength: 1, maxLength: 12 }), async (vectors) => {
        const points = toPoints(vectors, size);
        const { width, scores } = await findNearest(points, points, 4);
        for (const [row, vector] of vectors.entries()) {
          const naive = vectors
            .map((other) => cosine(vector, other))
            .sort((a, b) => b - a)
            .slice(0, width);
          const found = Array.from(scores.subarray(row * width, (row + 1) * width), rounded);
          expect(found).toEqual(naive.map(rounded));
        }
      }),
    );
  });
});

describe('groups', () => {
  test('are the topics, the largest first, and the same each time', async () => {
    const { points, truth } = topics(4, 12);
    const { labels } = await clusterPoints(points, { cut: 0.5, smallest: 3 });
    const again = await clusterPoints(points, { cut: 0.5, smallest: 3 });
    expect(again.labels).toEqual(labels);
    expect(new Set(labels).size).toBe(4);
    for (const topic of [0, 1, 2, 3])
      expect(new Set(truth.flatMap((own, row) => (own === topic ? [labels[row]] : []))).size).toBe(1);
  });

  test('leave out what is like nothing else', async () => {
    const { points } = topics(2, 10);
    const stranger = new Float32Array(size);
    stranger[size - 1] = 1;
    const { labels } = await clusterPoints(
      { size, values: Float32Array.from([...points.values, ...stranger]) },
      { cut: 0.5, smallest: 3 },
    );
    expect(labels.at(-1)).toBe(-1);
    expect([...labels].slice(0, -1)).not.toContain(-1);
  });

  test('are as many as somebody asked for, where the points allow it', async () => {
    const { points } = topics(5, 10);
    const { labels } = await clusterPoints(points, { cut: 0.3, smallest: 2, wanted: 5 });
    expect(new Set(labels).size).toBe(5);
  });

  test('that were there stay, where others are no better', async () => {
    const { points } = topics(1, 80);
    const options = { cut: 0.3, smallest: 3 };
    const others = await clusterPoints(points, { ...options, seed: 50 });
    const alone = await clusterPoints(points, options);
    const again = await clusterPoints(points, { ...options, before: others.labels });
    expect(agreement(again.labels, others.labels)).toBeGreaterThan(agreement(alone.labels, others.labels));
  });

  test('that the points speak against are left', async () => {
    const { points } = topics(4, 12);
    const before = new Int32Array(48);
    const { labels } = await clusterPoints(points, { cut: 0.5, smallest: 3, before });
    expect(new Set(labels).size).toBe(4);
  });

  test('of nothing are none', async () => {
    const { labels, centroids } = await clusterPoints(
      { size, values: new Float32Array() },
      { cut: 0.5, smallest: 2 },
    );
    expect([labels.length, centroids.values.length]).toEqual([0, 0]);
  });
});

test('a new point goes to the nearest middle, and to none below the cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(direction, { minLength: 1, maxLength: 5 }),
      direction,
      fc.double({ min: 0, max: 1, noNaN: true }),
      async (middles, point, cut) => {
        const { labels, scores } = await assign(toPoints([point], size), toPoints(middles, size), { cut });
        const best = Math.max(...middles.map((middle) => cosine(point, middle)));
        if (best < cut - 1e-4) expect(labels[0]).toBe(-1);
        if (best > cut + 1e-4) {
          expect(scores[0]).toBeCloseTo(best, 4);
          expect(cosine(point, middles[labels[0] ?? -1] ?? new Float32Array(size))).toBeCloseTo(best, 4);
        }
      },
    ),
  );
});

test('where there is no middle, a point belongs to none', async () => {
  const { points } = topics(1, 3);
  const { labels, scores } = await assign(points, toPoints([], 0), { cut: 0.5 });
  expect([[...labels], [...scores]]).toEqual([
    [-1, -1, -1],
    [0, 0, 0],
  ]);
});

describe('identity', () => {
  test('is kept by the group that has the members, whatever its number', async () => {
    const { points, truth } = topics(3, 12);
    const before = truth.map((topic) => `theme-${topic}`);
    const { labels, centroids } = await clusterPoints(points, { cut: 0.5, smallest: 3 });
    const known = [0, 1, 2].map((topic) => ({ id: `theme-${topic}`, centroid: pointAt(points, topic) }));
    const { continued } = matchGroups(known, before, labels, centroids);
    for (const [row, label] of labels.entries()) expect(continued.get(label)).toBe(before[row]);
  });

  test('names the heir of a theme that is taken up by another', () => {
    const labels = Int32Array.from([0, 0, 0, 0, 0, 0]);
    const middle = normalise(Float32Array.from({ length: size }, () => 1));
    const far = normalise(Float32Array.from({ length: size }, (_, axis) => (axis === 0 ? 1 : 0)));
    const { continued, lineage } = matchGroups(
      [
        { id: 'large', centroid: middle },
        { id: 'small', centroid: far },
      ],
      ['large', 'large', 'large', 'large', 'small', 'small'],
      labels,
      toPoints([middle], size),
    );
    expect([...continued]).toEqual([[0, 'large']]);
    expect(lineage).toContainEqual({ from: 'small', to: 0, shared: 1, jaccard: 1 / 3 });
  });
});

test('a title comes from the words that a group has for itself', async () => {
  const axes = new Map([
    ['export', 0],
    ['invoice', 1],
  ]);
  const embed = (texts: readonly string[]): Promise<Float32Array[]> =>
    Promise.resolve(
      texts.map((text) =>
        normalise(
          Float32Array.from({ length: size }, (_, axis) =>
            [...axes].some(([word, own]) => own === axis && text.includes(word)) ? 1 : 0.01,
          ),
        ),
      ),
    );
  const groups = [
    ['The export to PDF fails', 'I can’t find the export', 'Where is the export?'],
    ['My invoice is wrong', 'The invoice came twice', 'Please send the invoice again'],
  ];
  const vectors = await Promise.all(groups.map(async (texts) => toPoints(await embed(texts), size)));
  const centroids = toPoints(
    vectors.map((own) => pointAt(own, 0)),
    size,
  );
  const named = await proposeTitles(
    groups.map((texts, at) => ({ texts, vectors: vectors[at] ?? centroids })),
    centroids,
    { embed },
  );
  expect(named.map(({ phrases }) => phrases[0])).toEqual(['export', 'invoice']);
});

test.each([
  ['Double booked! I drove forty minutes', ['double booked'], ['booked i drove']],
  [
    'I cannot reset my password, terrible app',
    ['reset my password', 'terrible app'],
    ['password terrible app'],
  ],
  ['Nice clinic, parking is a bit difficult', ['nice clinic'], ['nice clinic parking']],
  ['Version 2.5 costs 1,000 a year', ['version 2 5'], []],
])('a name in %j is said in one go', (text, names, glued) => {
  const phrases = phrasesOf(text);
  expect(names.filter((name) => !phrases.has(name))).toEqual([]);
  expect(glued.filter((name) => phrases.has(name))).toEqual([]);
});

describe('a number of groups', () => {
  test.each([2, 3, 5])('%i asked for are what comes', async (wanted) => {
    const { points } = topics(5, 12);
    const { labels } = await clusterPoints(points, { cut: 0.2, smallest: 3, wanted });
    expect(new Set(labels.filter((label) => label >= 0)).size).toBe(wanted);
  });

  test('at most so many: the nearest are joined, fewer are left as they are', async () => {
    const { points } = topics(6, 10);
    const count = async (most: number) => {
      const { labels } = await clusterPoints(points, { cut: 0.2, smallest: 3, most });
      return new Set(labels.filter((label) => label >= 0)).size;
    };
    expect(await count(4)).toBe(4);
    expect(await count(15)).toBe(6);
  });
});

test('groups of few points are those that are alike on average, the largest first', () => {
  const at = (degrees: number): Float32Array =>
    Float32Array.of(Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180));
  const points = toPoints([0, 90, 10, 20, 180, 95].map(at), 2);
  expect(groupAlike(points, 0.9).map((group) => group.toSorted((a, b) => a - b))).toEqual([
    [0, 2, 3],
    [1, 5],
  ]);
  expect(groupAlike(points, 2)).toEqual([]);
});
