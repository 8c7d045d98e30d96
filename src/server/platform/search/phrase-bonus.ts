import type { QueryPlan } from './plan-query.ts';
import type { TextWords } from './text-words.ts';

const inText = 0.2;
const inTitle = 0.2;

/** How much better a result is whose words stand side by side, as they were asked for. 1 is not at all. */
export function phraseBonus(plan: QueryPlan, title: TextWords, body: TextWords): number {
  if (plan.groups.length < 2) return 1;
  const places = new Map<string, number>();
  for (const [place, { variants }] of plan.groups.entries())
    for (const { term } of variants) if (!places.has(term)) places.set(term, place);
  const pairs = plan.groups.length - 1;
  return 1 + (inText * besides(places, body)) / pairs + (inTitle * besides(places, title)) / pairs;
}

/** How many neighbours in the query are neighbours in the text. */
function besides(places: ReadonlyMap<string, number>, { terms }: TextWords): number {
  const pairs = new Set<number>();
  let last = -2;
  for (const term of terms) {
    const place = places.get(term) ?? -2;
    if (place > 0 && place === last + 1) pairs.add(place);
    last = place;
  }
  return pairs.size;
}
