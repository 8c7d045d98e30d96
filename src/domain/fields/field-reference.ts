import { isOf } from '#domain/codec/codec.ts';
import { uuid } from '#domain/codec/primitives.ts';

export const referenceKinds = ['field', 'question', 'personField'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** Written `field.{uuid}`, `question.{uuid}` or `personField.{uuid}`. */
export type FieldReference = { readonly kind: ReferenceKind; readonly id: string };

export function parseFieldReference(text: string): FieldReference | null {
  const dot = text.indexOf('.');
  const kind = referenceKinds.find((known) => known === text.slice(0, dot));
  const id = text.slice(dot + 1);
  return kind && isOf(uuid, id) ? { kind, id: id.toLowerCase() } : null;
}
