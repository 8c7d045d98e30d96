import { decode, isOf } from '#domain/codec/codec.ts';
import { array } from '#domain/codec/structures.ts';
import { pdfAreaCodec, type PdfArea } from '#domain/highlights/pdf-area.ts';
import type { CodePoints } from '#domain/refi/code-points.ts';
import {
  noStamp,
  type AreaSelection,
  type PageSelection,
  type RefiCoding,
  type TextSelection,
  type TimeSelection,
} from '#domain/refi/refi-source.ts';
import { derivedGuid } from './derived-guid.ts';
import type { TextPart } from './document-parts.ts';
import type { ExportedFile } from './read-files.ts';
import type { ExportedHighlight } from './read-highlights.ts';

/** What a selection says besides its place. */
type Said = Omit<TextSelection, 'start' | 'end'>;

export type Highlighted = {
  readonly guidOf: (id: string) => string;
  readonly highlights: readonly ExportedHighlight[];
  /** Memos about a highlight. */
  readonly notesOf: (highlightId: string) => readonly string[];
};

/** `part` counts the selections of a highlight that has several places. */
export function saidOf(all: Highlighted, highlight: ExportedHighlight, part: number): Said {
  const { id, marked, text, createdBy, createdAt } = highlight;
  return {
    ...noStamp,
    guid: all.guidOf(part === 0 ? id : derivedGuid(id, part)),
    name: null,
    description: marked ? '' : text,
    codings: codingsOf(all, highlight, part),
    notes: part === 0 ? all.notesOf(id) : [],
    createdBy,
    createdAt: createdAt.toISOString(),
  };
}

export function codingsOf(
  { guidOf }: Highlighted,
  { id, tags }: ExportedHighlight,
  part: number,
): RefiCoding[] {
  return tags.map((tag) => ({
    guid: guidOf(derivedGuid(id, tag.id, part)),
    code: guidOf(tag.id),
    notes: [],
    createdBy: tag.by,
    createdAt: new Date(tag.at).toISOString(),
  }));
}

export function textSelections(all: Highlighted, part: TextPart, points: CodePoints): TextSelection[] {
  return all.highlights.flatMap((highlight) =>
    (part.stretches.get(highlight.id) ?? []).map(({ start, end }, at) => {
      return { ...saidOf(all, highlight, at), start: points.at(start), end: points.at(end) };
    }),
  );
}

/** Parts of a recording that are on none of its words. */
export function timeSelections(all: Highlighted, fileId: string): TimeSelection[] {
  return all.highlights.flatMap((highlight) => {
    const { marked, startTime, endTime } = highlight;
    if (marked || highlight.fileId !== fileId || startTime === null || endTime === null) return [];
    return [{ ...saidOf(all, highlight, 0), begin: milliseconds(startTime), end: milliseconds(endTime) }];
  });
}

export function milliseconds(seconds: number): number {
  return Math.round(seconds * 1000);
}

/** A4, for files that nobody has measured. */
const usualPage = { width: 595, height: 842 };

export function pageSelections(all: Highlighted, file: ExportedFile, isOnlyPdf: boolean): PageSelection[] {
  const sizes = new Map(file.pages.map((one) => [one.page, one]));
  return placed(all, file.id, isOnlyPdf).map(({ area, ...said }) => {
    const size = sizes.get(area.page);
    const box = boxOf(area, size?.width ?? usualPage.width, size?.height ?? usualPage.height);
    return { ...said, ...box, page: area.page - 1, representation: null };
  });
}

export function areaSelections(all: Highlighted, file: ExportedFile): AreaSelection[] {
  return placed(all, file.id, false).map(({ area, ...said }) => {
    return { ...said, ...boxOf(area, file.width ?? 1000, file.height ?? 1000) };
  });
}

const areas = array(pdfAreaCodec);

function placed(all: Highlighted, fileId: string, isOnly: boolean): (Said & { area: PdfArea })[] {
  return all.highlights.flatMap((highlight) =>
    areasOf(highlight).flatMap((area, at) => {
      const isHere = area.fileId === fileId || (area.fileId === undefined && isOnly);
      return isHere ? [{ ...saidOf(all, highlight, at), area }] : [];
    }),
  );
}

export function areasOf({ pdfAreas }: Pick<ExportedHighlight, 'pdfAreas'>): readonly PdfArea[] {
  const stored: unknown = pdfAreas === null ? [] : JSON.parse(pdfAreas);
  return isOf(areas, stored) ? decode(areas, stored) : [];
}

function boxOf({ left, top, width, height }: PdfArea, across: number, down: number) {
  return {
    firstX: Math.round(left * across),
    firstY: Math.round(top * down),
    secondX: Math.round((left + width) * across),
    secondY: Math.round((top + height) * down),
  };
}
