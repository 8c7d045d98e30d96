import { decode, isOf } from '#domain/codec/codec.ts';
import { array } from '#domain/codec/structures.ts';
import { pdfAreaCodec, type PdfArea } from '#domain/highlights/pdf-area.ts';
import type { CodePoints } from '#domain/refi/code-points.ts';
import type {
  AreaSelection,
  PageSelection,
  RefiCoding,
  TextSelection,
  TimeSelection,
} from '#domain/refi/refi-source.ts';
import type { KeptParts } from '#server/features/project-imports/index.ts';
import { derivedGuid } from '#server/platform/context/derived-guid.ts';
import type { TextPart } from './document-parts.ts';
import type { ExportedFile } from './read-files.ts';
import type { ExportedHighlight } from './read-highlights.ts';
import type { PlacedComments } from './place-comments.ts';
import type { Origins } from './read-origins.ts';
import { stampOf } from './stamp-of.ts';

/** What a selection says besides its place. */
type Said = Omit<TextSelection, 'start' | 'end'>;

export type Highlighted = {
  readonly origins: Origins;
  readonly highlights: readonly ExportedHighlight[];
  readonly comments: PlacedComments;
};

/** `part` counts the selections of a highlight that has several places. */
export function saidOf(all: Highlighted, highlight: ExportedHighlight, part: number): Said {
  const { id, marked, text, createdBy, createdAt } = highlight;
  const { guidOf, keptOf } = all.origins;
  const kept = part === 0 ? keptOf(id) : {};
  const described = part === 0 ? all.comments.descriptionOf(id) : undefined;
  return {
    guid: guidOf(part === 0 ? id : derivedGuid(id, part)),
    name: kept.name ?? null,
    description: described ?? kept.description ?? (marked || kept.name === text ? '' : text),
    codings: codingsOf(all, highlight, part),
    notes: part === 0 ? [...notesOn(all, highlight), ...(kept.notes ?? [])] : [],
    ...stampOf(kept, { createdBy, createdAt }),
  };
}

/** Memos about it. One about a coding that is gone is about what was coded. */
export function notesOn({ comments }: Highlighted, { id, tags }: ExportedHighlight): string[] {
  const codings = tags.map((tag) => derivedGuid(id, tag.id, 0));
  const ofCodings = new Set(codings.flatMap((coding) => comments.notesOfCoding(id, coding)));
  return comments.notesOf(id).filter((guid) => !ofCodings.has(guid));
}

export function codingsOf(
  { origins, comments }: Highlighted,
  { id, tags }: ExportedHighlight,
  part: number,
): RefiCoding[] {
  const { guidOf, keptOf } = origins;
  return tags.map((tag) => {
    const coding = derivedGuid(id, tag.id, part);
    const kept = keptOf(coding);
    const { createdBy, createdAt } = stampOf(kept, { createdBy: tag.by, createdAt: new Date(tag.at) });
    const notes = [...comments.notesOfCoding(id, coding), ...(kept.notes ?? [])];
    return { guid: guidOf(coding), code: guidOf(tag.id), notes, createdBy, createdAt };
  });
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
  return placed(all, file.id, isOnlyPdf).map(({ area, size, ...said }) => {
    const page = sizes.get(area.page);
    const { width, height } = size ?? usualPage;
    const box = boxOf(area, page?.width ?? width, page?.height ?? height);
    return { ...said, ...box, page: area.page - 1, representation: null };
  });
}

export function areaSelections(all: Highlighted, file: ExportedFile): AreaSelection[] {
  return placed(all, file.id, false).map(({ area, size: _known, ...said }) => {
    return { ...said, ...boxOf(area, file.width ?? 1000, file.height ?? 1000) };
  });
}

const areas = array(pdfAreaCodec);

type Placed = Said & { readonly area: PdfArea; readonly size: KeptParts['size'] };

/** `size` is what the file says that it came from: a PDF that was just imported isn’t measured yet. */
function placed(all: Highlighted, fileId: string, isOnly: boolean): Placed[] {
  return all.highlights.flatMap((highlight) =>
    areasOf(highlight).flatMap((area, at) => {
      const isHere = area.fileId === fileId || (area.fileId === undefined && isOnly);
      const { size } = all.origins.keptOf(highlight.id);
      return isHere ? [{ ...saidOf(all, highlight, at), area, size }] : [];
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
