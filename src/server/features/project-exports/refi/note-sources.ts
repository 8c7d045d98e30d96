import { codePointsOf } from '#domain/refi/code-points.ts';
import { noStamp, type RefiSource, type RefiText, type RefiValue } from '#domain/refi/refi-source.ts';
import { filesIn } from '#editor/files/files-in.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import { derivedGuid } from '#server/platform/context/derived-guid.ts';
import { textPart, utterancesOf, withoutBlocks, type TextPart } from './document-parts.ts';
import { sourceKindOf, type ExportedFile, type SourceKind, type StoredFile } from './read-files.ts';
import {
  areaSelections,
  areasOf,
  codingsOf,
  notesOn,
  pageSelections,
  textSelections,
  timeSelections,
  type Highlighted,
} from './selections.ts';
import { stampOf } from './stamp-of.ts';
import { transcriptOf } from './transcript-of.ts';

export type ExportedNote = Highlighted & {
  readonly id: string;
  readonly title: string;
  readonly content: DocumentJson;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly files: ReadonlyMap<string, ExportedFile>;
  readonly values: readonly RefiValue[];
};

export type NoteSources = {
  /** The first is the note itself: its fields, people and memos are there. */
  readonly sources: readonly RefiSource[];
  readonly texts: readonly { readonly guid: string; readonly text: string }[];
  readonly files: readonly PackedFile[];
};

/** `key` in the storage, `path` below the sources of the archive. */
export type PackedFile = { readonly path: string; readonly key: string; readonly size: number };

type Shown = { readonly file: ExportedFile; readonly kind: SourceKind };

/** A note is one source for its text and one for each recording, PDF and picture in it. */
export function noteSources(note: ExportedNote): NoteSources {
  const shown = filesIn(note.content).flatMap((id) => {
    const file = note.files.get(id);
    const kind = file && sourceKindOf(file);
    return kind ? [{ file, kind }] : [];
  });
  const ids = new Set<unknown>(shown.map(({ file }) => file.id));
  const own = textPart(
    withoutBlocks(note.content, ({ type, attrs }) => type === 'referenceCard' || ids.has(attrs?.['fileId'])),
  );
  const [first] = shown;
  // A picture or PDF came with its text; else the text is a source of its own.
  if (note.origins.keptOf(note.id).withText && first && shown.length === 1)
    return shownWithText(note, first, own);
  const hasText = own.text.trim() !== '' || own.stretches.size > 0 || shown.length === 0;
  const made = shown.map((one, at) => fileSource(note, one, { shown, isHead: !hasText && at === 0 }));
  const written = hasText ? [textSource(note, own)] : [];
  return {
    sources: [...written.map(({ source }) => source), ...made.map(({ source }) => source)],
    texts: [...written, ...made].flatMap(({ texts }) => texts),
    files: made.flatMap(({ source, file: { stored } }) => (stored ? [packedAs(source.guid, stored)] : [])),
  };
}

function packedAs(guid: string, { key, ending, size }: StoredFile): PackedFile {
  return { path: `${guid}${ending}`, key, size };
}

function shownWithText(note: ExportedNote, one: Shown, own: TextPart): NoteSources {
  const { source, file } = fileSource(note, one, { shown: [one], isHead: true });
  const guid = note.origins.guidOf(derivedGuid(note.id, 'text'));
  const isShown = source.kind === 'picture' || source.kind === 'pdf';
  return {
    sources: [isShown ? { ...source, representation: writtenText(note, own, guid) } : source],
    texts: [{ guid, text: own.text }],
    files: file.stored ? [packedAs(source.guid, file.stored)] : [],
  };
}

type Made = { readonly source: RefiSource; readonly texts: readonly { guid: string; text: string }[] };

function textSource(note: ExportedNote, part: TextPart): Made {
  const guid = note.origins.guidOf(note.id);
  const source = { kind: 'text', ...writtenText(note, part, guid), ...headOf(note), guid } as const;
  return { source, texts: [{ guid, text: part.text }] };
}

/** The text of a document with its selections, in a file of its own. */
export function writtenText(all: Highlighted, part: TextPart, guid: string): RefiText {
  return {
    ...noStamp,
    guid,
    name: null,
    description: '',
    notes: [],
    codings: [],
    values: [],
    text: null,
    plainTextPath: `internal://${guid}.txt`,
    richTextPath: null,
    selections: textSelections(all, part, codePointsOf(part.text)),
  };
}

function fileSource(
  note: ExportedNote,
  { file, kind }: Shown,
  { shown, isHead }: { shown: readonly Shown[]; isHead: boolean },
): Made & { file: ExportedFile } {
  const { guidOf, keptOf } = note.origins;
  const guid = guidOf(isHead ? note.id : file.id);
  const base = {
    ...(isHead ? headOf(note) : partOf(note, file)),
    guid,
    path: pathOf(guid, file),
    currentPath: (isHead ? keptOf(note.id).currentPath : undefined) ?? null,
  };
  if (kind === 'picture') {
    const selections = areaSelections(note, file);
    return { file, source: { kind, ...base, representation: null, selections }, texts: [] };
  }
  if (kind === 'pdf') {
    const isOnly = shown.filter((one) => one.kind === 'pdf').length === 1;
    const selections = pageSelections(note, file, isOnly);
    return { file, source: { kind, ...base, representation: null, selections }, texts: [] };
  }
  const spoken = textPart(utterancesOf(note.content, file.id));
  const selections = timeSelections(note, file.id);
  if (spoken.node.textContent === '')
    return { file, source: { kind, ...base, transcripts: [], selections }, texts: [] };
  const transcript = transcriptOf(note, spoken, guidOf(derivedGuid(file.id, 'transcript')));
  return {
    file,
    source: { kind, ...base, transcripts: [transcript], selections },
    texts: [{ guid: transcript.guid, text: spoken.text }],
  };
}

/** None for what is not in the storage: a redacted recording that is still being rendered, for one. */
function pathOf(guid: string, { stored }: ExportedFile): string | null {
  return stored && `internal://${guid}${stored.ending}`;
}

function headOf(note: ExportedNote) {
  const kept = note.origins.keptOf(note.id);
  const nowhere = note.highlights.filter(isNowhere);
  return {
    ...stampOf(kept, note),
    name: kept.name ?? note.title,
    description: note.comments.description ?? kept.description ?? '',
    notes: [...note.comments.notes, ...nowhere.flatMap((one) => notesOn(note, one)), ...(kept.notes ?? [])],
    values: note.values,
    codings: nowhere.flatMap((one) => codingsOf(note, one, 0)),
  };
}

function partOf(note: ExportedNote, { name }: ExportedFile) {
  return { ...stampOf({}, note), name, description: '', notes: [], values: [], codings: [] };
}

/** A clip without a recording: its tags are on the note. */
export function isNowhere(one: ExportedNote['highlights'][number]): boolean {
  return !one.marked && areasOf(one).length === 0 && one.startTime === null;
}
