import { codesIn } from './refi-code.ts';
import type { RefiProject } from './refi-project.ts';
import type { RefiCoding, RefiSource, RefiText } from './refi-source.ts';

/** A memo beside what it is about. One of several things, or one that says more, is a text of its own as well. */
export type PlacedMemo = { readonly memo: RefiText; readonly isCopy: boolean };

export type MemoPlan = {
  /** By the id of a source, selection, coding, code or memo. */
  readonly about: ReadonlyMap<string, readonly PlacedMemo[]>;
  /** Those that are texts of their own. */
  readonly alone: readonly RefiText[];
};

/** What is said of everything would be repeated everywhere. */
const mostPlaces = 10;

type Placing = {
  /** What has room for the words beside it; everything else keeps its memos as texts of their own. */
  readonly hasRoom: (thing: string, memo: RefiText) => boolean;
};

/** Which memos come beside their things, and which stay texts of their own. */
export function placeMemos(project: RefiProject, { hasRoom }: Placing): MemoPlan {
  const known = new Map(project.notes.map((memo) => [memo.guid, memo]));
  const referred = referencesIn(project);
  const elsewhere = namedElsewhere(project);
  const about = new Map<string, PlacedMemo[]>();
  const beside = new Set<string>();
  for (const [guid, things] of referred) {
    const memo = known.get(guid);
    if (!memo || things.length > mostPlaces) continue;
    const placed = things.filter((thing) => hasRoom(thing, memo));
    const isOnlyThere = things.length === 1 && placed.length === 1 && isPlain(memo) && !elsewhere.has(guid);
    if (isOnlyThere) beside.add(guid);
    for (const thing of placed) {
      const all = about.get(thing) ?? [];
      about.set(thing, all);
      all.push({ memo, isCopy: !isOnlyThere });
    }
  }
  return { about, alone: project.notes.filter(({ guid }) => !beside.has(guid)) };
}

/** Words alone: a comment has no codes, values or memos of its own. */
function isPlain({ selections, codings, values, notes, description, document }: RefiText): boolean {
  const parts = [selections, codings, values, notes];
  return parts.every(({ length }) => length === 0) && description === '' && document === undefined;
}

/** The things that each memo is about, each once, in the order of the file. */
function referencesIn(project: RefiProject): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  const add = (thing: string, notes: readonly string[] = []): void => {
    for (const note of notes) found.set(note, (found.get(note) ?? new Set()).add(thing));
  };
  const addCodings = (codings: readonly RefiCoding[]): void =>
    codings.forEach((one) => add(one.guid, one.notes));
  const addText = ({ selections, codings }: RefiText): void => {
    addCodings(codings);
    for (const one of selections) {
      add(one.guid, one.notes);
      addCodings(one.codings);
    }
  };
  for (const code of codesIn(project.codes)) add(code.id, code.notes);
  for (const source of project.sources) {
    add(source.guid, notesOfSource(source));
    if (source.kind === 'text') {
      addText(source);
      continue;
    }
    addCodings(source.codings);
    for (const one of selectionsOf(source)) {
      add(one.guid, one.notes);
      addCodings(one.codings);
    }
    if ('representation' in source && source.representation) addCodings(source.representation.codings);
  }
  for (const memo of project.notes) {
    add(memo.guid, memo.notes);
    addText(memo);
  }
  return new Map([...found].map(([guid, things]) => [guid, [...things]]));
}

/** What is said of the words of a source is said of the source. */
export function notesOfSource(source: RefiSource): readonly string[] {
  if ('transcripts' in source) return [...source.notes, ...source.transcripts.flatMap(({ notes }) => notes)];
  if (source.kind === 'text' || source.representation === null) return source.notes;
  return [...source.notes, ...source.representation.notes];
}

/** Those of its words and those of what it shows. */
export function selectionsOf(source: RefiSource) {
  if ('transcripts' in source)
    return [...source.selections, ...source.transcripts.flatMap(({ selections }) => selections)];
  if (source.kind === 'text' || source.representation === null) return source.selections;
  return [...source.selections, ...source.representation.selections];
}

/** Memos of the whole project, of links, in sets and maps, and at the ends of links. */
function namedElsewhere({ noteRefs, sets, links, graphs }: RefiProject): ReadonlySet<string> {
  const named = new Set([...noteRefs, ...sets.flatMap(({ notes }) => notes)]);
  const waiting = [...links, ...graphs];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    for (const [key, value] of Object.entries(one.attributes))
      if (key !== 'guid' && key.endsWith('GUID')) named.add(value.replaceAll(/[{}]/g, '').toLowerCase());
    waiting.push(...one.children);
  }
  return named;
}
