import type { DocumentJson } from '#editor/schema/document-json.ts';
import type { TextBox } from '#domain/files/text-box.ts';
import type { DocumentKind } from './document-kinds.ts';

export type ConvertTask = {
  readonly path: string;
  readonly kind: DocumentKind;
  readonly fileId: string;
  /** Files of the note that a page may show. */
  readonly pictures: readonly KnownPicture[];
  /** For a document that carries its pictures: the folder that they go to, and how many bytes they may take. */
  readonly drawn: { readonly folder: string; readonly most: number };
};
export type KnownPicture = {
  readonly id: string;
  readonly width: number | null;
  readonly height: number | null;
};
/** A picture out of a document, under the id that the content knows it by. */
export type DrawnPicture = { readonly id: string; readonly name: string; readonly path: string };
export type PageText = {
  readonly page: number;
  readonly text: string;
  readonly width: number;
  readonly height: number;
  readonly source: 'TEXT' | 'OCR' | 'NONE';
  /** Where the words are; none before a scan is read. */
  readonly boxes: readonly TextBox[];
};

export type Converted =
  | { readonly kind: 'document'; readonly content: DocumentJson; readonly drawn: readonly DrawnPicture[] }
  | { readonly kind: 'pages'; readonly pages: readonly PageText[]; readonly thumbnail: Uint8Array | null }
  | { readonly kind: 'failed'; readonly message: string };
