import { createHash } from 'node:crypto';
import { xmlTree } from '#server/features/project-imports/refi/xml-tree.ts';
import type { XmlElement } from '#domain/refi/xml-element.ts';
import type { RefiArchive } from './export-project.ts';

type Structure = {
  readonly is: string;
  readonly says: Readonly<Record<string, string>>;
  readonly text?: string;
  readonly holds: readonly Structure[];
};

const times = /date|modif|creatingUser/i;

/** What an archive says, but for ids and times: every id is the place of what has it, every path the bytes there. */
export function structureOf({ xml, bytesOf }: RefiArchive): Structure {
  const root = xmlTree(xml);
  const names = namesIn(root);
  const read = (one: XmlElement): Structure => ({
    is: one.name,
    says: Object.fromEntries(
      Object.entries(one.attributes)
        .filter(([key]) => key !== 'guid' && !times.test(key))
        .map(([key, value]) => {
          if (key.endsWith('ath')) return [key, digestOf(bytesOf(value))];
          return [key, /GUID$|SyncPoint$/.test(key) ? (names.get(value) ?? `nothing: ${value}`) : value];
        }),
    ),
    ...(one.text.trim() !== '' && { text: one.text }),
    holds: sorted(one.children.map(read)),
  });
  return read(root);
}

function sorted(all: readonly Structure[]): Structure[] {
  const keyed = all.map((one) => [JSON.stringify(one), one] as const);
  return keyed.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** What each element is called by: what it is in, what it is and what it says of itself. */
function namesIn(root: XmlElement): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const look = (one: XmlElement, within: string): void => {
    const { guid, name = '', ...rest } = one.attributes;
    const said = Object.entries(rest).flatMap(([key, value]) =>
      times.test(key) || /GUID$|SyncPoint$|ath$/.test(key) ? [] : [`${key}=${value}`],
    );
    const own = `${within}/${one.name} ${[name, ...said].join(' ').trim()}`;
    if (guid !== undefined) names.set(guid, own);
    for (const child of one.children) look(child, own);
  };
  look(root, '');
  return names;
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}
