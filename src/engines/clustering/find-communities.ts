import { leiden, Partition, type Graph } from 'leiden-ts';

const resolutions = [1, 1.5, 2, 3, 4, 6, 8, 12, 16, 24];
/** One step of resolution for this many groups: a single resolution splits few topics and lumps many. */
const groupsPerStep = 12;
/** So many too many groups that one beginning is enough to see it. */
const clearly = 1.25;

export type Communities = { readonly labels: Int32Array; readonly count: number };

type Search = {
  readonly smallest: number;
  readonly seed: number;
  /** The group that each point was in, -1 for none: what has not changed stays together then. */
  readonly before?: Int32Array | undefined;
};

/** Groups of a graph, as many as it has: the smallest resolution that fits the number of groups found at it. */
export function findCommunities(graph: Graph, search: Search): Communities {
  const continued = search.before && findAsBefore(graph, search, search.before);
  if (continued) return continued;
  let found: Communities = { labels: new Int32Array(graph.n).fill(-1), count: 0 };
  for (const resolution of resolutions) {
    found = communitiesAt(graph, { ...search, resolution, beginnings: 1 });
    if (resolution * clearly < found.count / groupsPerStep) continue;
    found = communitiesAt(graph, { ...search, resolution, beginnings });
    if (resolution >= found.count / groupsPerStep) break;
  }
  return found;
}

/** At the resolution of the groups there were, unless by now it clearly fits no more: another would cut all of them differently. */
function findAsBefore(graph: Graph, search: Search, before: Int32Array): Communities | undefined {
  const was = new Set(before.filter((label) => label >= 0)).size;
  const step = resolutions.findIndex((resolution) => resolution >= was / groupsPerStep);
  const resolution = resolutions[step];
  if (was === 0 || resolution === undefined) return undefined;
  const found = communitiesAt(graph, { ...search, resolution, beginnings });
  const fitting = found.count / groupsPerStep;
  const coarser = resolutions[step - 1] ?? 0;
  return resolution * clearly >= fitting && coarser < fitting * clearly ? found : undefined;
}

/** As near to a wanted number of groups as a resolution comes; the rest is merged or split by who asked. */
export function findSoMany(graph: Graph, { wanted, ...search }: Search & { wanted: number }): Communities {
  let [low, high] = [0.05, 48];
  let best = communitiesAt(graph, { ...search, resolution: 1, beginnings });
  for (let round = 0; round < 12 && best.count !== wanted; round += 1) {
    const resolution = Math.sqrt(low * high);
    const found = communitiesAt(graph, { ...search, resolution, beginnings });
    if (Math.abs(found.count - wanted) < Math.abs(best.count - wanted)) best = found;
    if (found.count < wanted) low = resolution;
    else high = resolution;
  }
  return best;
}

type At = Search & { readonly resolution: number; readonly beginnings: number };

function communitiesAt(graph: Graph, { smallest, ...at }: At): Communities {
  const { assignments } = bestOf(graph, at);
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
/** Groups that were there are left for others only where those are clearly better: people know the ones they have. */
const asGood = 0.98;

function bestOf(
  graph: Graph,
  { seed, resolution, before, beginnings: count }: Omit<At, 'smallest'>,
): Partition {
  const found = Array.from({ length: count }, (_, at) => leiden(graph, { seed: seed + at, resolution }));
  const best = found.reduce((one, next) => (next.modularity > one.modularity ? next : one));
  if (!before) return best.partition;
  const initialPartition = Partition.fromAssignments(graph, apart(before));
  const continued = leiden(graph, { seed, resolution, initialPartition });
  return continued.modularity >= best.modularity * asGood ? continued.partition : best.partition;
}

/** Each point that was in no group begins as one of its own. */
function apart(before: Int32Array): Int32Array {
  let next = before.reduce((most, label) => Math.max(most, label), -1);
  return before.map((label) => (label < 0 ? (next += 1) : label));
}
