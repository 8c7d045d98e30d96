import { isNobody } from '#domain/people/is-nobody.ts';
import { nameFinder, type FoundName } from '#domain/people/name-finder.ts';
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
  const find = (text: string): FoundName[] => {
    const named = nameFinder(
      [...labels.values()].map(({ name, label }) => ({ name, label: `[${label}]` })),
      someParticipant,
    )(text);
    return withOthers(named, findKept(text));
  };
  learn(known);
  return {
    labelOf,
    learn,
    maskText: (text) => replaceNames(text, find(text)),
    maskHtml: (html) => maskHtml(html, find),
  };

  function labelOf(name: string): string {
    const key = name.trim().replaceAll(/\s+/g, ' ').toLowerCase();
    if (key === '' || isNobody(key)) return name.trim();
    const label = labels.get(key)?.label ?? `Participant ${labels.size + 1}`;
    labels.set(key, { name: name.trim(), label });
    return label;
  }
}

/** Those who are still known by a name are told apart by it. */
function withOthers(named: FoundName[], others: readonly FoundName[]): FoundName[] {
  const free = others.filter(({ from, to }) => !named.some((one) => one.from < to && from < one.to));
  return free.length === 0 ? named : [...named, ...free].toSorted((one, other) => one.from - other.from);
}
