import type { DocumentJson } from '#editor/schema/document-json.ts';
import type { TextBox } from '#domain/files/text-box.ts';
import type { DocumentKind } from './document-kinds.ts';

export type ConvertTask = {
  readonly path: string;
  readonly kind: DocumentKind;
  readonly fileId: string;
  /** Files of the note that a page may show. */
  readonly pictures: readonly KnownPicture[];
};
export type KnownPicture = {
  readonly id: string;
  readonly width: number | null;
  readonly height: number | null;
};
export type PageText = {
  readonly page: number;
  readonly text: string;
  readonly width: number;
  readonly height: number;
  readonly source: 'TEXT' | 'OCR' | 'NONE';
  /** Where the words are; none for a scan. */
  readonly boxes: readonly TextBox[];
};

export type Converted =
  | { readonly kind: 'document'; readonly content: DocumentJson }
  | { readonly kind: 'pages'; readonly pages: readonly PageText[]; readonly thumbnail: Uint8Array | null }
  | { readonly kind: 'failed'; readonly message: string };
