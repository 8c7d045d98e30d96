import type { PdfArea } from '#domain/highlights/pdf-area.ts';
import type { CodeHolder } from '#domain/refi/plan-codes.ts';
import type { RefiCoding, RefiStamp } from '#domain/refi/refi-source.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import type { WholeFile } from '#server/features/files/index.ts';
import type { Size } from './area-of.ts';

/** What the file says of a thing beyond what Hark has a place for; an export writes it again. */
export type KeptParts = Partial<RefiStamp> & {
  readonly name?: string;
  readonly description?: string;
  readonly notes?: readonly string[];
  readonly currentPath?: string;
  readonly type?: string;
  readonly codes?: readonly string[];
  readonly selections?: readonly string[];
  /** Of a contact: the sources that only selections of theirs tie them to. */
  readonly bySelection?: readonly string[];
  readonly between?: readonly CodeHolder[];
  readonly isHead?: boolean;
  readonly withText?: boolean;
  /** Of the page or picture that an area is on, by which the file measures it. */
  readonly size?: Size;
  /** Of a board, which has none here. */
  readonly color?: string;
  /** Of a tag or group: the color that it got here because the file has none. */
  readonly givenColor?: string;
  /** Of a comment: that it is the description of what it is on. Of a field: that its options are the sets. */
  readonly role?: 'description' | 'sets';
  /** Of a memo: the coding that it is about. */
  readonly about?: string;
  /** Of a memo that is a text of its own as well. */
  readonly isCopy?: boolean;
  /** Of a tag: its memos, and its description with their words. */
  readonly memos?: readonly KeptMemo[];
  readonly described?: string;
};

/** A memo whose words are in the description of a tag. */
export type KeptMemo = RefiStamp & {
  readonly guid: string;
  readonly name: string | null;
  readonly text: string;
  readonly isCopy: boolean;
};

export type PlannedHighlight = {
  readonly id: string;
  readonly guid: string;
  readonly isMarked: boolean;
  readonly text: string;
  readonly startTime: number | null;
  readonly endTime: number | null;
  readonly area: PdfArea | null;
  /** Its text is the words of its place, though nothing marks them. */
  readonly isWorded?: boolean;
  readonly codings: readonly RefiCoding[];
  readonly kept: KeptParts;
};

export type PlannedFile = WholeFile & { readonly id: string };

export type PlannedNote = {
  readonly id: string;
  readonly guid: string;
  readonly title: string;
  /** What the file says of it beside its words. */
  readonly description: string;
  readonly createdAt: string | null;
  readonly document: DocumentJson;
  readonly file: PlannedFile | null;
  /** Files that its document shows beside it. */
  readonly pictures: readonly PlannedFile[];
  readonly highlights: readonly PlannedHighlight[];
  /** Ids that parts of the note have in the file, by what an export derives them from. */
  readonly parts: readonly { readonly id: string; readonly guid: string }[];
  readonly kept: KeptParts;
};

/** Only what says something. */
export function keptOf(parts: {
  readonly [Key in keyof KeptParts]: KeptParts[Key] | null | undefined;
}): KeptParts {
  return Object.fromEntries(
    Object.entries(parts).filter(
      ([, value]) =>
        value != null && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

export function stampOf({ createdBy, createdAt, modifiedBy, modifiedAt }: RefiStamp) {
  return { createdBy, createdAt, modifiedBy, modifiedAt };
}
