import type { FoundName } from '#domain/people/find-names.ts';
import { foldName } from '#domain/people/fold-name.ts';
import { nameFinder } from '#domain/people/name-finder.ts';
import { replaceNames } from '#domain/people/replace-names.ts';
import type { FindNames } from '#server/features/kept-names/index.ts';
import type { Numbers } from '#server/features/participant-numbers/index.ts';
import { gatherBearers, type Bearer, type Bearers, type NamedPerson } from './bearers.ts';
import { maskHtml } from './mask-html.ts';
import { withAddresses } from './names-and-addresses.ts';

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

/** Of somebody whom a page can't tell from others. */
export const someParticipant = '[Participant]';

export function createPlaceholders(
  known: readonly NamedPerson[],
  { findKept = () => [], numbers = { highest: 0, of: () => undefined } }: Options = {},
): Placeholders {
  let labelled: Labelled | undefined;
  const bearers = gatherBearers(() => (labelled = undefined));
  const labels = (): Labelled => (labelled ??= labelAll(bearers, numbers));
  const learn = (people: Iterable<NamedPerson>): void => {
    for (const person of people) bearers.meet(person);
  };
  const find = (text: string): readonly FoundName[] => {
    const { findNames, byLabel } = labels();
    const found = findNames(text);
    for (const { label } of found) for (const bearer of byLabel.get(label) ?? []) bearer.isNamed = true;
    return withAddresses(text, withOthers(found, findKept(text)), labelOfAddress);
  };
  const labelOfAddress = (address: string): string | undefined => {
    const [owner, ...others] = bearers.ofAddress(address);
    if (!owner || others.length > 0) return owner && someParticipant;
    owner.isNamed = true;
    return labels().labelFor(owner);
  };
  learn(known);
  return {
    labelOf: (name) => {
      const bearer = bearers.meet({ name });
      if (!bearer) return name.trim();
      bearer.isNamed = true;
      return `Participant ${labels().numberOf(bearer)}`;
    },
    learn,
    maskText: (text) => replaceNames(text, find(text)),
    maskHtml: (html) => maskHtml(html, find),
    newcomers: () =>
      bearers
        .all()
        .filter(({ isNamed }) => isNamed)
        .map((bearer) => keysOf(bearer, bearers))
        .filter((keys) => keys.some((key) => numbers.of(key) === undefined)),
  };
}

/**
 * A contact keeps their number under another name, and who was known by an address keeps it when they have a name. Two
 * contacts of one name have one number, by the name alone.
 */
function keysOf({ name, contacts, addresses }: Bearer, { ofAddress }: Bearers): string[] {
  const [ids = []] = contacts.length === 1 ? contacts : [];
  const [own, ...merged] = ids.map((id) => `contact ${id}`);
  const theirs = contacts.length > 1 ? [] : [...addresses].filter((one) => ofAddress(one).length === 1);
  return [
    ...(own === undefined ? [] : [own]),
    ...(name === '' ? [] : [`name ${foldName(name)}`]),
    ...merged,
    ...theirs.map((address) => `name ${address}`),
  ];
}

type Labelled = {
  readonly numberOf: (bearer: Bearer) => number;
  readonly labelFor: (bearer: Bearer) => string;
  readonly byLabel: ReadonlyMap<string, readonly Bearer[]>;
  readonly findNames: (text: string) => FoundName[];
};

/** Those without a number are counted on, as they would be if the page named all of them. */
function labelAll(bearers: Bearers, numbers: Pick<Numbers, 'highest' | 'of'>): Labelled {
  let { highest } = numbers;
  const given = new Map<Bearer, number>();
  const everybody = bearers.all();
  for (const bearer of everybody) {
    const [number] = keysOf(bearer, bearers).flatMap((key) => numbers.of(key) ?? []);
    given.set(bearer, number ?? (highest += 1));
  }
  let finder: ((text: string) => FoundName[]) | undefined;
  const numberOf = (bearer: Bearer): number => given.get(bearer) ?? 0;
  const labelFor = (bearer: Bearer): string => `[Participant ${numberOf(bearer)}]`;
  return {
    numberOf,
    labelFor,
    byLabel: Map.groupBy(everybody, labelFor),
    findNames: (text) =>
      (finder ??= nameFinder(
        everybody.map((bearer) => ({ name: bearer.name, label: labelFor(bearer) })),
        someParticipant,
      ))(text),
  };
}

/** Those who are still known by a name are told apart by it. */
function withOthers(named: FoundName[], others: readonly FoundName[]): FoundName[] {
  const free = others.filter(({ from, to }) => !named.some((one) => one.from < to && from < one.to));
  return free.length === 0 ? named : [...named, ...free].toSorted((one, other) => one.from - other.from);
}
