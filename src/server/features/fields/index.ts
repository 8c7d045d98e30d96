import type { Feature } from '#server/platform/app/feature.ts';
import { fieldsSchema } from './resolvers.ts';
import { mergeUndone, peopleMerged } from './subscribers.ts';

export { insertField } from './create-field.ts';
export { insertFieldValues } from './insert-field-values.ts';

export const fields: Feature = {
  name: 'fields',
  schema: () => fieldsSchema,
  subscribers: () => [peopleMerged, mergeUndone],
};
