import { cosine, pointAt, type Points } from './points.ts';
import { weighPhrases, type WeighedPhrase } from './weigh-phrases.ts';

export type TitledGroup = {
  /** Best first: what names the group, then what else would. Empty when nothing in it repeats. */
  readonly phrases: readonly string[];
  /** The place of the text nearest to the middle, quoted below the title. */
  readonly quote: number;
};

type Embed = (texts: readonly string[]) => Promise<readonly Float32Array[]>;

const candidates = 30;
/** A title has to tell its group from the others, not only fit it. */
const marginWeight = 0.6;
const countWeight = 0.3;

export type TitleHelp = {
  readonly embed: Embed;
  /** Before each group: a hundred of them take a second, and others wait for this thread. */
  readonly giveWay?: () => Promise<unknown>;
};

/** Names for groups from the words of their own texts. */
export async function proposeTitles(
  groups: readonly { readonly texts: readonly string[]; readonly vectors: Points }[],
  centroids: Points,
  { embed, giveWay }: TitleHelp,
): Promise<TitledGroup[]> {
  const weighed = weighPhrases(
    groups.map(({ texts }) => texts),
    candidates,
  );
  const vectors = await embedOnce(weighed.flat(), embed);
  const titled: TitledGroup[] = [];
  for (const [group, { vectors: own }] of groups.entries()) {
    await giveWay?.();
    titled.push({
      phrases: rankPhrases(weighed[group] ?? [], vectors, centroids, group),
      quote: nearestTo(pointAt(centroids, group), own),
    });
  }
  return titled;
}

async function embedOnce(
  phrases: readonly WeighedPhrase[],
  embed: Embed,
): Promise<Map<string, Float32Array>> {
  const texts = [...new Set(phrases.map(({ phrase }) => phrase))];
  const vectors = texts.length === 0 ? [] : await embed(texts);
  return new Map(texts.flatMap((text, at) => (vectors[at] ? [[text, vectors[at]] as const] : [])));
}

function rankPhrases(
  own: readonly WeighedPhrase[],
  vectors: ReadonlyMap<string, Float32Array>,
  centroids: Points,
  group: number,
): string[] {
  const heaviest = own[0]?.weight ?? 1;
  const scored = own.flatMap(({ phrase, weight }) => {
    const vector = vectors.get(phrase);
    if (!vector) return [];
    const near = cosine(vector, pointAt(centroids, group));
    const margin = near - nearestOther(vector, centroids, group);
    return [{ phrase, score: near + marginWeight * margin + countWeight * (weight / heaviest) }];
  });
  return scored.sort((a, b) => b.score - a.score).map(({ phrase }) => phrase);
}

function nearestOther(vector: Float32Array, centroids: Points, group: number): number {
  let best = 0;
  for (let other = 0; other * centroids.size < centroids.values.length; other += 1)
    if (other !== group) best = Math.max(best, cosine(vector, pointAt(centroids, other)));
  return best;
}

function nearestTo(middle: Float32Array, points: Points): number {
  let [best, place] = [-Infinity, 0];
  for (let row = 0; row * points.size < points.values.length; row += 1) {
    const score = cosine(middle, pointAt(points, row));
    if (score > best) [best, place] = [score, row];
  }
  return place;
}
