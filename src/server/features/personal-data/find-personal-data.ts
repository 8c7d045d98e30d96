import type { PersonalKind } from '#domain/personal-data/kinds.ts';
import { findLabels } from '#domain/personal-data/labels.ts';
import {
  findListed,
  findPatterns,
  joinFindings,
  withoutOverlaps,
  type Finding,
  type Named,
} from '#engines/personal-data/index.ts';
import type { OwnModels } from '#server/platform/ai/own/own-models.ts';
import type { FoundBy } from './tables.ts';

export type FoundPersonal = Named & { readonly foundBy: FoundBy };

type Search = {
  readonly own: OwnModels | undefined;
  readonly kinds: ReadonlySet<PersonalKind>;
  /** Names of people who are known to the document. */
  readonly people: readonly string[];
  /** Misses less and finds more that is none: for a review. */
  readonly isCareful: boolean;
};

const mostWords = 500;

/** Personal data in a text: what has a form, then known names, then what the model takes for names. */
export async function findPersonalData(
  text: string,
  { own, kinds, people, isCareful }: Search,
): Promise<FoundPersonal[]> {
  const patterns = findPatterns(text, kinds);
  const listed = kinds.has('person') ? findListed(text, people) : [];
  const named = (await own?.names(text, { careful: isCareful })) ?? [];
  const labels = findLabels(text);
  const isNew = ({ start, end }: Finding): boolean =>
    !labels.some((label) => start < label.end && end > label.start);
  const layers: readonly [FoundBy, readonly Finding[]][] = [
    ['pattern', patterns],
    ['people', listed.filter(isNew)],
    [
      'model',
      named
        .filter(({ kind }) => kinds.has(kind))
        .map(asOneLine)
        .filter(isNew),
    ],
  ];
  const foundBy = new Map<string, FoundBy>();
  for (const [by, found] of layers)
    for (const one of found) if (!foundBy.has(one.text)) foundBy.set(one.text, by);
  return joinFindings(text, withoutOverlaps(layers.flatMap(([, found]) => [...found])))
    .filter((one) => one.text.length <= mostWords)
    .map((one) => ({ ...one, foundBy: foundBy.get(one.text) ?? 'model' }));
}

/** A name that runs over lines can't be replaced in one piece: its first line is taken. */
function asOneLine({ kind, text, start }: Finding): Finding {
  const line = text.split('\n')[0]?.trimEnd() ?? '';
  return { kind, text: line, start, end: start + line.length };
}
