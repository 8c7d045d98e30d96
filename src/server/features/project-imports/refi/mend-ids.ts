import { randomUUID } from 'node:crypto';
import { guidOrNone } from '#domain/refi/read-xml.ts';
import type { XmlElement } from '#domain/refi/xml-element.ts';
import { derivedGuid } from '#server/platform/context/derived-guid.ts';
import { changeTree } from './change-tree.ts';

type Mended = {
  readonly tree: XmlElement;
  readonly unread: readonly (readonly [what: string, count: number])[];
};

/** A project that a script wrote has ids like “code-1”, leaves them out, or no place for a selection. */
export function mendIds(root: XmlElement): Mended {
  let [ids, places] = [0, 0];
  const tree = changeTree(root, (one) => {
    const isNamed = hasId.test(one.name);
    if (isNamed && guidOrNone(one, 'guid') === null) ids += 1;
    const lost = placesOf(one).filter((key) => !number.test((one.attributes[key] ?? '').trim()));
    if (lost.length > 0) places += 1;
    const changed = Object.entries(one.attributes).filter(
      ([key, value]) => isId(key) && guidOrNone(one, key) === null && value.trim() !== '',
    );
    const isMissing = isNamed && (one.attributes['guid'] ?? '').trim() === '';
    if (changed.length === 0 && lost.length === 0 && !isMissing) return one;
    const attributes = {
      ...one.attributes,
      ...Object.fromEntries(changed.map(([key, value]) => [key, derivedGuid('refi', value.trim())])),
      ...(isMissing && { guid: randomUUID() }),
      ...Object.fromEntries(lost.map((key) => [key, one.name === 'PlainTextSelection' ? behindAll : '0'])),
    };
    return { ...one, attributes };
  });
  const counts = [
    ['Ids that don’t follow the standard', ids],
    ['Selections whose place can’t be read', places],
  ] as const;
  return { tree: tree ?? root, unread: counts.filter(([, count]) => count > 0) };
}

const hasId =
  /^(?:User|Code|Variable|Case|Set|Note|Link|Coding|SyncPoint|Transcript|Representation|TextDescription|(?:Text|Picture|PDF|Audio|Video)Source|(?:PlainText|Picture|PDF|Audio|Video|Transcript)Selection)$/;

function isId(key: string): boolean {
  return /guid$/i.test(key) || references.has(key);
}

const references: ReadonlySet<string> = new Set([
  'creatingUser',
  'modifyingUser',
  'fromSyncPoint',
  'toSyncPoint',
  'sourceVertex',
  'targetVertex',
]);

const area = ['firstX', 'firstY', 'secondX', 'secondY'] as const;
const placed: Readonly<Record<string, readonly string[]>> = {
  PlainTextSelection: ['startPosition', 'endPosition'],
  PictureSelection: area,
  PDFSelection: [...area, 'page'],
  AudioSelection: ['begin', 'end'],
  VideoSelection: ['begin', 'end'],
};

function placesOf({ name }: XmlElement): readonly string[] {
  return placed[name] ?? [];
}

const number = /^[+-]?\d{1,12}(?:\.\d{1,20})?$/;
/** The words of such a selection are nowhere in its text. */
const behindAll = '999999999999';
