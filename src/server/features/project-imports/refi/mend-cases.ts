import { child, children, guidOrNone, listed, referredIn } from '#domain/refi/read-xml.ts';
import { element, type XmlElement } from '#domain/refi/xml-element.ts';
import { changeTree } from './change-tree.ts';

/**
 * MAXQDA and Quirkos write the variables of a document as a case without a name. NVivo codes what belongs to a case by
 * the case itself.
 */
export function mendCases(root: XmlElement): XmlElement {
  const cases = listed(root, 'Cases', 'Case');
  if (cases.length === 0) return root;
  const nameless = new Set(cases.filter(isOfSource));
  const values = valuesOfSources(nameless);
  const codes = idsOfCodes(root);
  const ids = new Set(cases.flatMap((one) => guidOrNone(one, 'guid') ?? []));
  const coded = new Map<string, XmlElement[]>();
  const mended = changeTree(root, (one, parents) => {
    if (one.name === 'Coding') {
      const [code = ''] = referredIn(one, 'CodeRef');
      const of = ids.has(code) ? placeOf(parents) : undefined;
      if (of) addTo(coded, code, of);
      return of && !codes.has(code) ? undefined : one;
    }
    const added = one.name.endsWith('Source') ? values.get(guidOrNone(one, 'guid') ?? '') : undefined;
    return added ? { ...one, children: [...one.children, ...added] } : one;
  });
  if (!mended) return root;
  const left = cases
    .filter((one) => !nameless.has(one))
    .map((one) => withPlaces(one, coded.get(guidOrNone(one, 'guid') ?? '') ?? []));
  return {
    ...mended,
    children: mended.children.map((one) => (one.name === 'Cases' ? { ...one, children: left } : one)),
  };
}

/** Only variables of one source, and nobody that they are about. */
function isOfSource(one: XmlElement): boolean {
  const hasMore = ['CodeRef', 'SelectionRef'].some((name) => child(one, name));
  const description = child(one, 'Description')?.text.trim() ?? '';
  return (
    (one.attributes['name'] ?? '').trim() === '' &&
    description === '' &&
    !hasMore &&
    referredIn(one, 'SourceRef').length === 1
  );
}

function valuesOfSources(nameless: ReadonlySet<XmlElement>): ReadonlyMap<string, readonly XmlElement[]> {
  const values = new Map<string, XmlElement[]>();
  for (const one of nameless)
    for (const source of referredIn(one, 'SourceRef'))
      for (const value of children(one, 'VariableValue')) addTo(values, source, value);
  return values;
}

function addTo(all: Map<string, XmlElement[]>, key: string, one: XmlElement): void {
  const known = all.get(key);
  if (known) known.push(one);
  else all.set(key, [one]);
}

function idsOfCodes(root: XmlElement): ReadonlySet<string> {
  const ids = new Set<string>();
  const add = (one: XmlElement): void => {
    if (one.name === 'Code') ids.add(guidOrNone(one, 'guid') ?? '');
    one.children.forEach(add);
  };
  const book = child(root, 'CodeBook');
  if (book) add(book);
  return ids;
}

/** What is coded: a selection, or the whole of a source. */
function placeOf(parents: readonly XmlElement[]): XmlElement | undefined {
  const coded = parents.findLast(({ name }) => /(?:Selection|Source)$/.test(name));
  const targetGUID = coded ? guidOrNone(coded, 'guid') : null;
  if (!coded || targetGUID === null) return undefined;
  return element(coded.name.endsWith('Source') ? 'SourceRef' : 'SelectionRef', { targetGUID });
}

function withPlaces(one: XmlElement, places: readonly XmlElement[]): XmlElement {
  const known = new Set([...referredIn(one, 'SourceRef'), ...referredIn(one, 'SelectionRef')]);
  const added = places.filter((place) => {
    const target = guidOrNone(place, 'targetGUID') ?? '';
    const isNew = !known.has(target);
    known.add(target);
    return isNew;
  });
  return added.length === 0 ? one : { ...one, children: [...one.children, ...added] };
}
