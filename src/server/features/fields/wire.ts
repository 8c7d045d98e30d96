import type { FieldOwner } from '#domain/fields/field-types.ts';
import { readId, upToLimit } from '#server/platform/graphql/id-argument.ts';
import { wireEnum } from '#server/platform/graphql/wire-enum.ts';
import type { FieldCellInput, FieldOwner as WireOwner } from '#server/platform/graphql/wire.gen.ts';
import type { FieldCell } from './values.ts';

const owners = wireEnum({
  NOTE: 'note',
  INSIGHT: 'insight',
  PERSON: 'person',
  PROJECT: 'project',
});

export function readOwner(owner: WireOwner): FieldOwner {
  return owners.read(owner);
}

export function wireOwner(owner: FieldOwner): WireOwner {
  return owners.write(owner);
}

export function readOptionalId(id: string | null | undefined): string | null {
  return id == null ? null : readId(id);
}

export function readCells(cells: readonly FieldCellInput[]): FieldCell[] {
  return upToLimit(cells).map(({ objectId, fieldId, value }) => ({
    objectId: readId(objectId),
    fieldId: readId(fieldId),
    value: value ?? null,
  }));
}
