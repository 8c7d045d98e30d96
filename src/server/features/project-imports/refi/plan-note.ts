import { areaOf, type Size } from './area-of.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import type {
  AreaSelection,
  RefiCoding,
  RefiSource,
  RefiText,
  RefiTranscript,
  TextSelection,
} from '#domain/refi/refi-source.ts';
import type { NodeJson } from '#editor/schema/document-json.ts';
import { notesOfSource } from '#domain/refi/place-memos.ts';
import { blockOf } from './block-of.ts';
import { findCounting } from './find-counting.ts';
import { codedLines, type CodedStretch } from './coded-lines.ts';
import type { Memos } from './memos.ts';
import {
  keptOf,
  stampOf,
  type PlannedFile,
  type PlannedHighlight,
  type PlannedNote,
} from './planned-note.ts';
import { placePictures } from './place-pictures.ts';
import { spokenLines } from './spoken-lines.ts';
import { placedText, type PlacedText } from './text-places.ts';
import { withHighlightIds } from './with-highlight-ids.ts';

export type Planning = {
  readonly newId: () => string;
  readonly origin: string;
  readonly textOf: (text: Pick<RefiText, 'text' | 'plainTextPath'>) => Promise<string>;
  readonly memos: Pick<Memos, 'notBeside'>;
  /** What of a source is in the storage. */
  readonly fileOf: (guid: string) => PlannedFile | undefined;
  /** Of a page of a source, or of a picture. */
  readonly sizeOf: (guid: string, page: number) => Size;
};

type Parts = { blocks: NodeJson[]; highlights: PlannedHighlight[]; parts: { id: string; guid: string }[] };

/** A source as a note: what it shows, and a highlight for each place that has codes. */
export async function planNote(
  planning: Planning,
  source: RefiSource,
  id = planning.newId(),
): Promise<PlannedNote> {
  const file = planning.fileOf(source.guid) ?? null;
  const made = await partsOf(planning, source, file);
  const pictures = source.kind === 'text' ? picturesOf(planning, source) : [];
  const blocks = placePictures(made.blocks, pictures);
  const title = cut(source.name?.trim() ? source.name : nameOf(source), textLimits.noteTitle.max);
  const whole = source.codings.length === 0 ? [] : [wholeNote(planning, source, title)];
  const isShown = source.kind === 'picture' || source.kind === 'pdf';
  return {
    id,
    guid: source.guid,
    title,
    description: source.description,
    createdAt: source.createdAt,
    document: { type: 'doc', content: blocks.length > 0 ? blocks : [{ type: 'paragraph' }] },
    file,
    pictures: pictures.map((one) => one.file),
    highlights: [...whole, ...made.highlights],
    parts: made.parts,
    kept: keptOf({
      ...stampOf(source),
      name: title === source.name ? null : source.name,
      notes: planning.memos.notBeside(source.guid, notesOfSource(source)),
      currentPath: source.kind === 'text' ? null : source.currentPath,
      withText: isShown && source.representation !== null,
    }),
  };
}

/** Some tools name only the transcript of a recording, or where its file was. */
function nameOf(source: RefiSource): string {
  if (source.kind === 'text') return '';
  const transcript =
    'transcripts' in source ? source.transcripts.find(({ name }) => name?.trim()) : undefined;
  return transcript?.name ?? source.currentPath?.split(/[/\\]/).at(-1) ?? '';
}

function picturesOf(planning: Planning, { pictures = [] }: RefiText) {
  return pictures.flatMap((picture) => {
    const file = planning.fileOf(picture.guid);
    return file ? [{ ...picture, file }] : [];
  });
}

/** A memo as the text of an insight. */
export async function planMemo(planning: Planning, memo: RefiText, id: string): Promise<PlannedNote> {
  return planNote(planning, { kind: 'text', ...memo }, id);
}

async function partsOf(planning: Planning, source: RefiSource, file: PlannedFile | null): Promise<Parts> {
  if (source.kind === 'text') return textParts(planning, source);
  const shown = file ? [blockOf(file)] : [];
  if ('transcripts' in source) {
    const said = await transcriptParts(planning, source.transcripts, file?.id ?? null);
    const heard = source.selections.map((one) => {
      const plain = highlightOf(planning, one, one.codings);
      const startTime = Math.min(one.begin, one.end) / 1000;
      const endTime = Math.max(one.begin, one.end) / 1000;
      // Without its recording nothing else would say which part it was.
      const text = plain.text || (file ? '' : `${startTime}–${endTime} s`);
      return { ...plain, text, startTime, endTime };
    });
    return { ...said, blocks: [...shown, ...said.blocks], highlights: [...heard, ...said.highlights] };
  }
  return shownParts(planning, source, shown);
}

type Shown = Extract<RefiSource, { kind: 'picture' | 'pdf' }>;

/** A picture or PDF with its areas, and the text that describes it below. */
async function shownParts(planning: Planning, source: Shown, shown: readonly NodeJson[]): Promise<Parts> {
  const text = source.representation;
  const written = text ? await textParts(planning, text) : { blocks: [], highlights: [], parts: [] };
  const drawn =
    source.kind === 'picture'
      ? source.selections.map((one) => areaHighlight(planning, source, { one, page: 1, inner: null }))
      : source.selections.map((one) =>
          areaHighlight(planning, source, {
            one,
            page: Math.max(0, one.page) + 1,
            inner: one.representation,
          }),
        );
  const parts = text ? [...written.parts, { id: 'text', guid: text.guid }] : written.parts;
  return { blocks: [...shown, ...written.blocks], highlights: [...drawn, ...written.highlights], parts };
}

type Drawn = { readonly one: AreaSelection; readonly page: number; readonly inner: RefiText | null };

/** The words in an area are its text, and their codes are on the area. */
function areaHighlight(planning: Planning, { guid }: Shown, { one, page, inner }: Drawn): PlannedHighlight {
  const plain = highlightOf(planning, one, [...one.codings, ...(inner ? codingsIn(inner) : [])]);
  const size = planning.sizeOf(guid, page);
  const words = cut(inner?.text ?? '', textLimits.highlightText.max);
  // A name that ends like this is the beginning of the words.
  const isCut = /(?:…|\.\.\.)$/.test(one.name ?? '');
  const isWorded = words !== '' && (isCut || plain.text === '');
  return {
    ...plain,
    text: isWorded ? words : plain.text,
    isWorded,
    area: areaOf(one, page, size),
    kept: { ...plain.kept, size },
  };
}

function codingsIn({ codings, selections }: RefiText): RefiCoding[] {
  return [...codings, ...selections.flatMap((one) => one.codings)];
}

async function textParts(planning: Planning, source: RefiText): Promise<Parts> {
  if (source.document) return documentParts(planning, source, source.document);
  const text = await placed(planning, source, source.selections);
  const highlights = source.selections.map((one) => ({
    ...highlightOf(planning, one, one.codings),
    isMarked: true,
  }));
  const stretches = source.selections.map((one, at) =>
    stretchOf(highlights[at]?.id ?? '', one, text.offsetOf),
  );
  const lines = codedLines(text.lines, stretches).map((content) => ({ type: 'paragraph', content }));
  // Below the words, whose places are counted from their start.
  const attached = picturesOf(planning, source).map(({ file }) => blockOf(file));
  const blocks = [...lines, ...attached];
  return { blocks, highlights, parts: [] };
}

/** Highlights that found their words are marked; the others keep their text without a place. */
function documentParts(planning: Planning, source: RefiText, document: object): Parts {
  const plain = source.selections.map((one) => highlightOf(planning, one, one.codings));
  const { blocks, found } = withHighlightIds(document, new Map(plain.map(({ guid, id }) => [guid, id])));
  return { blocks, highlights: plain.map((one) => ({ ...one, isMarked: found.has(one.id) })), parts: [] };
}

async function transcriptParts(
  planning: Planning,
  transcripts: readonly RefiTranscript[],
  fileId: string | null,
): Promise<Parts> {
  const all: Parts = { blocks: [], highlights: [], parts: [] };
  for (const transcript of transcripts) {
    const points = new Map(transcript.syncPoints.map((point) => [point.guid, point]));
    const placeOf = ({ from, to }: RefiTranscript['selections'][number]) => {
      const [first, last] = [points.get(from ?? ''), points.get(to ?? '')];
      return { start: first?.position ?? 0, end: last?.position ?? first?.position ?? 0 };
    };
    const claims = transcript.selections.map((one) => ({ ...one, ...placeOf(one) }));
    const text = await placed(planning, transcript, claims);
    const stretches: CodedStretch[] = [];
    for (const one of transcript.selections) {
      const [from, to] = [points.get(one.from ?? ''), points.get(one.to ?? '')];
      const plain = highlightOf(planning, one, one.codings);
      const times = { startTime: secondsOf(from), endTime: secondsOf(to) };
      all.highlights.push({ ...plain, ...times, isMarked: true });
      stretches.push(stretchOf(plain.id, placeOf(one), text.offsetOf));
    }
    const areSpeakersSure = planning.origin === 'Hark';
    all.blocks.push(...spokenLines({ transcript, text, stretches, fileId, areSpeakersSure }));
    all.parts.push({ id: 'transcript', guid: transcript.guid });
  }
  return all;
}

function secondsOf(point: { timeStamp: number | null } | undefined): number | null {
  return point?.timeStamp == null ? null : point.timeStamp / 1000;
}

function stretchOf(
  id: string,
  { start, end }: Pick<TextSelection, 'start' | 'end'>,
  offsetOf: (point: number) => number,
): CodedStretch {
  return { id, start: offsetOf(Math.min(start, end)), end: offsetOf(Math.max(start, end)) };
}

type Claimed = Pick<TextSelection, 'start' | 'end' | 'name' | 'description'>;

async function placed(
  planning: Planning,
  source: Parameters<Planning['textOf']>[0],
  selections: readonly Claimed[],
): Promise<PlacedText> {
  const raw = await planning.textOf(source);
  const usual = { breaksCountOnce: /atlas/i.test(planning.origin), countsUnits: false };
  const claims = selections.map(({ start, end, name, description }) => {
    return { start, end, words: description || name };
  });
  return placedText(raw, findCounting(raw, usual, claims));
}

type Selected = Pick<
  TextSelection,
  'guid' | 'name' | 'description' | 'notes' | keyof ReturnType<typeof stampOf>
>;

function highlightOf(
  { newId, memos }: Planning,
  one: Selected,
  codings: readonly RefiCoding[],
): PlannedHighlight {
  return {
    id: newId(),
    guid: one.guid,
    isMarked: false,
    text: cut(one.description || (isPlace(one.name) ? '' : (one.name ?? '')), textLimits.highlightText.max),
    startTime: null,
    endTime: null,
    area: null,
    codings,
    kept: keptOf({
      ...stampOf(one),
      name: one.name,
      description: one.description,
      notes: memos.notBeside(one.guid, one.notes),
    }),
  };
}

/** MAXQDA names what is marked in a recording by where it is: “(115,0),(1100,0)”. */
function isPlace(name: string | null): boolean {
  return /^\([\d\s,.;:-]+\)[\d\s,.;:()-]*$/.test(name ?? '');
}

/** Codes of a whole source are on a highlight without a place. */
function wholeNote({ newId }: Planning, source: RefiSource, title: string): PlannedHighlight {
  return {
    id: newId(),
    guid: newId(),
    isMarked: false,
    text: title,
    startTime: null,
    endTime: null,
    area: null,
    codings: source.codings,
    kept: {},
  };
}

function cut(text: string, most: number): string {
  return text.replaceAll('\0', '').trim().slice(0, most).toWellFormed();
}
