export type Labelled = { readonly text: string; readonly topic: string };

/** Some topics and some texts of each, the same ones for the same seed. Answers places in the list. */
export function drawTopics(
  all: readonly Labelled[],
  { seed, topics, each }: { seed: number; topics: number; each: number },
): number[] {
  const random = randomFrom(seed);
  const byTopic = new Map<string, number[]>();
  for (const [place, { topic }] of all.entries()) {
    const places = byTopic.get(topic) ?? [];
    places.push(place);
    byTopic.set(topic, places);
  }
  const large = [...byTopic.keys()].sort().filter((topic) => (byTopic.get(topic)?.length ?? 0) >= each);
  return shuffled(large, random)
    .slice(0, topics)
    .flatMap((topic) => shuffled(byTopic.get(topic) ?? [], random).slice(0, each));
}

export function shuffled<T>(values: readonly T[], random: () => number): T[] {
  return values
    .map((value) => ({ value, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** How far two ways to group agree beyond chance: 1 for the same groups, 0 for chance. */
export function adjustedRand(truth: readonly string[], labels: Int32Array): number {
  const both = new Map<string, number>();
  const ofTruth = new Map<string, number>();
  const ofLabels = new Map<number, number>();
  for (const [row, topic] of truth.entries()) {
    const label = labels[row] ?? -1;
    const key = `${topic}|${label}`;
    both.set(key, (both.get(key) ?? 0) + 1);
    ofTruth.set(topic, (ofTruth.get(topic) ?? 0) + 1);
    ofLabels.set(label, (ofLabels.get(label) ?? 0) + 1);
  }
  const pairs = (counts: Iterable<number>): number =>
    [...counts].reduce((sum, n) => sum + (n * (n - 1)) / 2, 0);
  const [shared, a, b] = [pairs(both.values()), pairs(ofTruth.values()), pairs(ofLabels.values())];
  const byChance = (a * b) / pairs([truth.length]);
  return (shared - byChance) / ((a + b) / 2 - byChance);
}

/** The part of the placed points whose group is mostly of their own topic. */
export function purityOf(truth: readonly string[], labels: Int32Array): number {
  const groups = new Map<number, Map<string, number>>();
  for (const [row, label] of labels.entries()) {
    if (label < 0) continue;
    const counts = groups.get(label) ?? new Map<string, number>();
    const topic = truth[row] ?? '';
    groups.set(label, counts.set(topic, (counts.get(topic) ?? 0) + 1));
  }
  const sizes = [...groups.values()].map((counts) => [...counts.values()]);
  const placed = sizes.flat().reduce((sum, count) => sum + count, 0);
  return sizes.reduce((sum, counts) => sum + Math.max(...counts), 0) / Math.max(1, placed);
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

export function spreadOf(values: readonly number[]): { mean: number; low: number; high: number } {
  const round = (value: number): number => Number(value.toFixed(3));
  return { mean: round(meanOf(values)), low: round(Math.min(...values)), high: round(Math.max(...values)) };
}
