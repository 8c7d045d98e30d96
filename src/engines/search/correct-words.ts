import { nearWords } from './near-words.ts';
import { stemsOf, type Group, type QueryPlan } from './plan-query.ts';
import type { Part } from './part.ts';
import type { WordList } from './word-list.ts';

export type Correction = { readonly from: string; readonly to: string; readonly terms: readonly string[] };
/** Where the words of an index come from, and what has them. */
export type WordSource = {
  readonly wordLists: () => Promise<readonly WordList[]>;
  readonly parts: (terms: readonly string[]) => Promise<readonly Part[]>;
};
type RowTest = (part: number, row: number) => boolean;

const mostForms = 3;
const tellingLength = 6;

/** Whether the viewer may see any item with a form of the word. What others wrote is unknown to them. */
export function isKnown({ variants }: Group, parts: readonly Part[], isSeen: RowTest): boolean {
  return variants.some(({ term }) => hasSeenRow(term, parts, isSeen));
}

/** What the viewer may have meant by the words that nothing they see has. */
export async function correctWords(
  index: WordSource,
  plan: QueryPlan,
  unknown: ReadonlySet<Group>,
  isSeen: RowTest,
): Promise<{ plan: QueryPlan; corrections: Correction[] } | null> {
  const lists = await index.wordLists();
  const corrections: Correction[] = [];
  const groups: Group[] = [];
  let lost = 0;
  for (const group of plan.groups) {
    const near = unknown.has(group) ? nearWords(lists, group.word.folded) : [];
    const terms = [...new Set(near.flatMap(({ word }) => stemsOf({ lower: word }, plan.languages)))];
    const parts = await index.parts(terms);
    const seen = near.filter(({ word }) =>
      stemsOf({ lower: word }, plan.languages).some((term) => hasSeenRow(term, parts, isSeen)),
    );
    const [best] = seen;
    if (!best) {
      if (unknown.has(group)) lost += 1;
      groups.push(group);
      continue;
    }
    const forms = seen.filter(({ distance }) => distance === best.distance).slice(0, mostForms);
    const variants = forms.flatMap(({ word }, place) =>
      stemsOf({ lower: word }, plan.languages).map((term) => ({ term, weight: place === 0 ? 0.8 : 0.4 })),
    );
    groups.push({ ...group, variants });
    corrections.push({
      from: group.word.lower,
      to: best.word,
      terms: stemsOf({ lower: best.word }, plan.languages),
    });
  }
  return corrections.length === 0 || !isUnderstood(plan.groups.length, lost, corrections)
    ? null
    : { plan: { ...plan, groups }, corrections };
}

/** Of a query that is mostly unknown, one word that looks like another was hardly meant; a short one often does. */
function isUnderstood(words: number, lost: number, corrections: readonly Correction[]): boolean {
  const others = words - lost;
  return others > lost || (others === lost && corrections.every(({ from }) => from.length >= tellingLength));
}

function hasSeenRow(term: string, parts: readonly Part[], isSeen: RowTest): boolean {
  return parts.some(
    ({ postings }, part) => postings.get(term)?.rows.some((row) => isSeen(part, row)) ?? false,
  );
}
