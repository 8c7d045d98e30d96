import type { Feature } from '#server/platform/app/feature.ts';
import { fieldHolders } from './where-fields-lie.ts';
import { fieldsSchema } from './resolvers.ts';
import { mergeUndone, peopleMerged } from './subscribers.ts';

export { insertField } from './create-field.ts';
export { insertFieldValues } from './insert-field-values.ts';

export const fields: Feature = {
  name: 'fields',
  schema: () => fieldsSchema,
  holders: fieldHolders,
  subscribers: () => [peopleMerged, mergeUndone],
};
