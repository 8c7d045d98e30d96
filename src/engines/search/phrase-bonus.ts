import type { QueryPlan } from './plan-query.ts';
import { eachOfTerms, type TextWords } from './text-words.ts';

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

/** Whether the words are the title, all of it. */
export function isWholeTitle({ groups }: QueryPlan, { words }: TextWords): boolean {
  const asked = new Set(groups.map(({ word }) => word.folded));
  const titled = new Set(words.map(({ folded }) => folded));
  return titled.size > 0 && titled.size === asked.size && [...titled].every((word) => asked.has(word));
}

/** How many neighbours in the query are neighbours in the text. */
function besides(groups: ReadonlyMap<string, number>, text: TextWords): number {
  const pairs = new Set<number>();
  let last = { place: -2, group: -2 };
  eachOfTerms(text, new Set(groups.keys()), (place, term) => {
    const group = groups.get(term) ?? -2;
    if (group > 0 && group === last.group + 1 && place === last.place + 1) pairs.add(group);
    last = { place, group };
  });
  return pairs.size;
}
