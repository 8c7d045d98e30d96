import type { RefiPicture } from '#domain/refi/refi-source.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';

/** What an export of another tool says, in the words of Hark. */
export type ToolExport = {
  readonly name: string;
  readonly origin: string;
  readonly notes: readonly ToolNote[];
  readonly insights: readonly ToolText[];
  readonly tags: readonly ToolTag[];
  readonly highlights: readonly ToolHighlight[];
  readonly people: readonly ToolPerson[];
  /** Files of the archive that are no part of its tables and texts; each becomes a note. */
  readonly files: readonly { readonly path: string; readonly name: string }[];
  readonly unread: ReadonlyMap<string, number>;
};

export type ToolText = {
  readonly title: string;
  readonly document: DocumentJson;
  /** Of the archive, that the document shows. */
  readonly pictures: readonly RefiPicture[];
  readonly createdAt: string | null;
};

export type ToolNote = ToolText & {
  readonly key: string;
  readonly values: readonly (readonly [label: string, value: string])[];
  readonly people: readonly string[];
  readonly tags: readonly string[];
};

export type ToolTag = {
  readonly title: string;
  readonly group: string;
  readonly board?: string;
  readonly color: string | null;
  readonly description: string;
};

/** `noteKey` is null where the export doesn’t say which note it is from. */
export type ToolHighlight = {
  readonly noteKey: string | null;
  readonly quote: string;
  readonly tags: readonly string[];
  readonly createdAt: string | null;
};

export type ToolPerson = {
  readonly name: string;
  readonly email: string | null;
  readonly values: readonly (readonly [label: string, value: string])[];
};
