import type { CellSeparator } from '#domain/csv/cell-separator.ts';

/** Who made something and when, as the file says it: the id of one of its users, and a time. */
export type RefiStamp = {
  readonly createdBy: string | null;
  readonly createdAt: string | null;
  readonly modifiedBy: string | null;
  readonly modifiedAt: string | null;
};

export type RefiCoding = {
  readonly guid: string;
  readonly code: string;
  readonly notes: readonly string[];
  readonly createdBy: string | null;
  readonly createdAt: string | null;
};

export const variableTypes = ['Text', 'Boolean', 'Integer', 'Float', 'Date', 'DateTime'] as const;
export type VariableType = (typeof variableTypes)[number];

export type RefiVariable = {
  readonly guid: string;
  readonly name: string;
  readonly type: VariableType;
  readonly description: string;
  /** Of tools whose values are chosen from a list. */
  readonly options?: { readonly labels: readonly string[]; readonly separator: CellSeparator };
};

/** `value` as XML spells it; null where the variable is named without a value. */
export type RefiValue = {
  readonly variable: string;
  readonly type: VariableType | null;
  readonly value: string;
};

/** What every part of a source has. `notes` are the memos that are about it. */
type Named = RefiStamp & {
  readonly guid: string;
  readonly name: string | null;
  readonly description: string;
  readonly notes: readonly string[];
};

type Selected = Named & { readonly codings: readonly RefiCoding[] };

/** Characters from `start` up to but without `end`, in Unicode code points. */
export type TextSelection = Selected & { readonly start: number; readonly end: number };
export type AreaSelection = Selected & {
  readonly firstX: number;
  readonly firstY: number;
  readonly secondX: number;
  readonly secondY: number;
};
/** In points from the top left corner; the first page is 0. */
export type PageSelection = AreaSelection & {
  readonly page: number;
  readonly representation: RefiText | null;
};
/** In milliseconds. */
export type TimeSelection = Selected & { readonly begin: number; readonly end: number };
/** Between two sync points of its transcript. */
export type TranscriptSelection = Selected & { readonly from: string | null; readonly to: string | null };

/** Where in the text the recording is at a time. */
export type SyncPoint = {
  readonly guid: string;
  readonly timeStamp: number | null;
  readonly position: number | null;
};

type Written = Named & {
  readonly text: string | null;
  readonly plainTextPath: string | null;
  readonly richTextPath: string | null;
};

export type RefiTranscript = Written & {
  readonly syncPoints: readonly SyncPoint[];
  readonly selections: readonly TranscriptSelection[];
};

type Coded = { readonly codings: readonly RefiCoding[]; readonly values: readonly RefiValue[] };

export type RefiText = Written &
  Coded & {
    readonly selections: readonly TextSelection[];
    /** A whole document in the place of plain text, its selections marked by their guids: of tools that have formatting. */
    readonly document?: object;
    /** What the document shows, as pictures at `/image/` and their guid. */
    readonly pictures?: readonly RefiPicture[];
  };

export type RefiPicture = { readonly guid: string; readonly name: string; readonly path: string };

type Filed = Named & Coded & { readonly path: string | null; readonly currentPath: string | null };

export type RefiSource =
  | (RefiText & { readonly kind: 'text' })
  | (Filed & {
      readonly kind: 'picture';
      readonly representation: RefiText | null;
      readonly selections: readonly AreaSelection[];
    })
  | (Filed & {
      readonly kind: 'pdf';
      readonly representation: RefiText | null;
      readonly selections: readonly PageSelection[];
    })
  | (Filed & {
      readonly kind: 'audio' | 'video';
      readonly transcripts: readonly RefiTranscript[];
      readonly selections: readonly TimeSelection[];
    });

export const noStamp: RefiStamp = { createdBy: null, createdAt: null, modifiedBy: null, modifiedAt: null };
