import type { Feature } from '#server/platform/app/feature.ts';
import { fieldHolders } from './where-fields-lie.ts';
import { fieldsSchema } from './resolvers.ts';
import { mergeUndone, peopleMerged } from './subscribers.ts';
import { fieldKind } from './field.kind.ts';
import { fieldTraits } from './field.traits.ts';

export { addOptions } from './add-options.ts';
export { insertField } from './create-field.ts';
export { definitionOf, selectFields, type Field } from './field.ts';
export { insertWholeFields, type WholeField } from './insert-whole-fields.ts';
export { insertFieldValues } from './insert-field-values.ts';
export { allowFields, getFields } from './policy.ts';
export { trashUnusedFields } from './trash-unused-fields.ts';
export { fieldsOf } from './queries.ts';
export { valueLoader, valuesOf, valueText, type FieldValue } from './values.ts';
export { takeBackFields } from './take-back-fields.ts';
export type { FieldBefore } from './update-from-row.ts';
export { readOwner } from './wire.ts';
export { writeFieldRows } from './write-field-rows.ts';
export { writeValues } from './write-values.ts';

export const fields: Feature = {
  name: 'fields',
  kinds: [fieldKind],
  traits: fieldTraits,
  schema: () => fieldsSchema,
  holders: fieldHolders,
  subscribers: () => [peopleMerged, mergeUndone],
};
