import { leiden, type Graph, type Partition } from 'leiden-ts';

const resolutions = [1, 1.5, 2, 3, 4, 6, 8, 12, 16, 24];
/** One step of resolution for this many groups: a single resolution splits few topics and lumps many. */
const groupsPerStep = 12;

export type Communities = { readonly labels: Int32Array; readonly count: number };

/** Groups of a graph, as many as it has: the smallest resolution that fits the number of groups found at it. */
export function findCommunities(
  graph: Graph,
  { smallest, seed }: { smallest: number; seed: number },
): Communities {
  let found: Communities = { labels: new Int32Array(graph.n).fill(-1), count: 0 };
  for (const resolution of resolutions) {
    found = communitiesAt(graph, { smallest, seed, resolution });
    if (resolution >= found.count / groupsPerStep) break;
  }
  return found;
}

/** As near to a wanted number of groups as a resolution comes; the rest is merged or split by who asked. */
export function findSoMany(
  graph: Graph,
  { wanted, smallest, seed }: { wanted: number; smallest: number; seed: number },
): Communities {
  let [low, high] = [0.05, 48];
  let best = communitiesAt(graph, { smallest, seed, resolution: 1 });
  for (let round = 0; round < 12 && best.count !== wanted; round += 1) {
    const resolution = Math.sqrt(low * high);
    const found = communitiesAt(graph, { smallest, seed, resolution });
    if (Math.abs(found.count - wanted) < Math.abs(best.count - wanted)) best = found;
    if (found.count < wanted) low = resolution;
    else high = resolution;
  }
  return best;
}

type At = { smallest: number; seed: number; resolution: number };

function communitiesAt(graph: Graph, { smallest, seed, resolution }: At): Communities {
  const { assignments } = bestOf(graph, seed, resolution);
  const sizes = new Map<number, number>();
  for (const label of assignments) sizes.set(label, (sizes.get(label) ?? 0) + 1);
  const kept = [...sizes].filter(([, size]) => size >= smallest).sort(([, a], [, b]) => b - a);
  const names = new Map(kept.map(([label], name) => [label, name]));
  return {
    labels: Int32Array.from(assignments, (label) => names.get(label) ?? -1),
    count: kept.length,
  };
}

/** The search for groups begins at random: the best of a few beginnings is steadier than any one. */
const beginnings = 5;

function bestOf(graph: Graph, seed: number, resolution: number): Partition {
  const found = Array.from({ length: beginnings }, (_, at) => leiden(graph, { seed: seed + at, resolution }));
  return found.reduce((best, next) => (next.modularity > best.modularity ? next : best)).partition;
}
