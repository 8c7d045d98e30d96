import { isNobody } from '#domain/people/is-nobody.ts';
import type { FoundName } from '#domain/people/find-names.ts';
import { foldName } from '#domain/people/fold-name.ts';
import { nameFinder } from '#domain/people/name-finder.ts';
import { replaceNames } from '#domain/people/replace-names.ts';
import type { FindNames } from '#server/features/kept-names/index.ts';
import type { Numbers } from '#server/features/participant-numbers/index.ts';
import { maskHtml } from './mask-html.ts';

/** `contactIds`: of the contact of this name, and of those that were merged into it. */
export type NamedPerson = { readonly name: string; readonly contactIds?: readonly string[] };

/** What stands for names where they are hidden: the same label for the same person on all of a page. */
export type Placeholders = {
  /** For a by-line. Known from then on in every text. */
  readonly labelOf: (name: string) => string;
  readonly learn: (people: Iterable<NamedPerson>) => void;
  readonly maskText: (text: string) => string;
  readonly maskHtml: (html: string) => string;
  /** Of whom was named so far and has no number yet, or is known by something new: what they are known by. */
  readonly newcomers: () => string[][];
};

type Options = {
  readonly findKept?: FindNames;
  readonly numbers?: Pick<Numbers, 'highest' | 'of'>;
};

/** People of the same name: a page can't tell them from each other. */
type Bearer = {
  readonly folded: string;
  readonly name: string;
  contacts: (readonly string[])[];
  isNamed: boolean;
};

/** Of somebody whom a page can't tell from others. */
export const someParticipant = '[Participant]';

export function createPlaceholders(
  known: readonly NamedPerson[],
  { findKept = () => [], numbers = { highest: 0, of: () => undefined } }: Options = {},
): Placeholders {
  const bearers = new Map<string, Bearer>();
  let labelled: Labelled | undefined;
  const labels = (): Labelled => (labelled ??= labelAll([...bearers.values()], numbers));
  const learn = (people: Iterable<NamedPerson>): void => {
    for (const person of people) meet(person);
  };
  const find = (text: string): FoundName[] => {
    const { findNames, byLabel } = labels();
    const found = findNames(text);
    for (const { label } of found) for (const bearer of byLabel.get(label) ?? []) bearer.isNamed = true;
    return withOthers(found, findKept(text));
  };
  learn(known);
  return {
    labelOf: (name) => {
      const bearer = meet({ name });
      if (!bearer) return name.trim();
      bearer.isNamed = true;
      return `Participant ${labels().numberOf(bearer)}`;
    },
    learn,
    maskText: (text) => replaceNames(text, find(text)),
    maskHtml: (html) => maskHtml(html, find),
    newcomers: () =>
      [...bearers.values()]
        .filter(({ isNamed }) => isNamed)
        .map(keysOf)
        .filter((keys) => keys.some((key) => numbers.of(key) === undefined)),
  };

  function meet({ name, contactIds }: NamedPerson): Bearer | undefined {
    const folded = foldName(name);
    if (folded === '' || isNobody(folded)) return undefined;
    let bearer = bearers.get(folded);
    const isContact = contactIds !== undefined && contactIds.length > 0;
    if (!bearer) {
      bearer = { folded, name: name.trim(), contacts: [], isNamed: false };
      bearers.set(folded, bearer);
      labelled = undefined;
    }
    if (isContact && !bearer.contacts.some(([id]) => id === contactIds[0])) {
      bearer.contacts.push(contactIds);
      labelled = undefined;
    }
    return bearer;
  }
}

/** A contact keeps their number under another name. Two contacts of one name have one number, by the name alone. */
function keysOf({ folded, contacts }: Bearer): string[] {
  const [ids = []] = contacts.length === 1 ? contacts : [];
  const [own, ...merged] = ids.map((id) => `contact ${id}`);
  return [...(own === undefined ? [] : [own]), `name ${folded}`, ...merged];
}

type Labelled = {
  readonly numberOf: (bearer: Bearer) => number;
  readonly byLabel: ReadonlyMap<string, readonly Bearer[]>;
  readonly findNames: (text: string) => FoundName[];
};

/** Those without a number are counted on, as they would be if the page named all of them. */
function labelAll(bearers: readonly Bearer[], numbers: Pick<Numbers, 'highest' | 'of'>): Labelled {
  let { highest } = numbers;
  const given = new Map<Bearer, number>();
  for (const bearer of bearers) {
    const [number] = keysOf(bearer).flatMap((key) => numbers.of(key) ?? []);
    given.set(bearer, number ?? (highest += 1));
  }
  let finder: ((text: string) => FoundName[]) | undefined;
  const numberOf = (bearer: Bearer): number => given.get(bearer) ?? 0;
  const labelFor = (bearer: Bearer): string => `[Participant ${numberOf(bearer)}]`;
  return {
    numberOf,
    byLabel: Map.groupBy(bearers, labelFor),
    findNames: (text) =>
      (finder ??= nameFinder(
        bearers.map((bearer) => ({ name: bearer.name, label: labelFor(bearer) })),
        someParticipant,
      ))(text),
  };
}

/** Those who are still known by a name are told apart by it. */
function withOthers(named: FoundName[], others: readonly FoundName[]): FoundName[] {
  const free = others.filter(({ from, to }) => !named.some((one) => one.from < to && from < one.to));
  return free.length === 0 ? named : [...named, ...free].toSorted((one, other) => one.from - other.from);
}
