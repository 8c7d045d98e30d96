import { isNobody } from '#domain/people/is-nobody.ts';
import type { FoundName } from '#domain/people/find-names.ts';
import { foldName } from '#domain/people/fold-name.ts';
import { nameFinder } from '#domain/people/name-finder.ts';
import { replaceNames } from '#domain/people/replace-names.ts';
import type { FindNames } from '#server/features/kept-names/index.ts';
import { maskHtml } from './mask-html.ts';

/** What stands for names where they are hidden: the same label for the same person on all of a page. */
export type Placeholders = {
  /** For a by-line. Known from then on in every text. */
  readonly labelOf: (name: string) => string;
  readonly learn: (names: Iterable<string>) => void;
  readonly maskText: (text: string) => string;
  readonly maskHtml: (html: string) => string;
};

/** Of somebody whom a page can't tell from others. */
export const someParticipant = '[Participant]';

export function createPlaceholders(known: readonly string[], findKept: FindNames = () => []): Placeholders {
  const labels = new Map<string, { name: string; label: string }>();
  const learn = (names: Iterable<string>): void => {
    for (const name of names) labelOf(name);
  };
  let findKnown: ((text: string) => FoundName[]) | undefined;
  const find = (text: string): FoundName[] => {
    findKnown ??= nameFinder(
      [...labels.values()].map(({ name, label }) => ({ name, label: `[${label}]` })),
      someParticipant,
    );
    return withOthers(findKnown(text), findKept(text));
  };
  learn(known);
  return {
    labelOf,
    learn,
    maskText: (text) => replaceNames(text, find(text)),
    maskHtml: (html) => maskHtml(html, find),
  };

  function labelOf(name: string): string {
    const key = foldName(name);
    if (key === '' || isNobody(key)) return name.trim();
    const known = labels.get(key);
    if (known) return known.label;
    const label = `Participant ${labels.size + 1}`;
    labels.set(key, { name: name.trim(), label });
    findKnown = undefined;
    return label;
  }
}

/** Those who are still known by a name are told apart by it. */
function withOthers(named: FoundName[], others: readonly FoundName[]): FoundName[] {
  const free = others.filter(({ from, to }) => !named.some((one) => one.from < to && from < one.to));
  return free.length === 0 ? named : [...named, ...free].toSorted((one, other) => one.from - other.from);
}
