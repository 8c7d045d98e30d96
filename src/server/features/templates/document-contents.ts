import { decode } from '#domain/codec/codec.ts';
import { literal, string, unknown } from '#domain/codec/primitives.ts';
import { array, object, optional } from '#domain/codec/structures.ts';
import { fieldTypes } from '#domain/fields/field-types.ts';
import { cleanDocument } from '#editor/check/clean-document.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import type { KeptValue } from './kept-values.ts';

/** What a template of a note or an insight brings. */
export type DocumentContents = {
  readonly document: DocumentJson;
  readonly values: readonly KeptValue[];
};

const codec = object({
  document: unknown,
  values: array(
    object({
      label: string,
      type: literal(...fieldTypes),
      value: optional(string),
      options: optional(array(string)),
    }),
  ),
});

/** Cleaned again: the schema of documents may have changed since it was saved. */
export function readDocumentContents(stored: unknown): DocumentContents {
  const { document, values } = decode(codec, stored);
  return { document: cleanDocument(document), values };
}
