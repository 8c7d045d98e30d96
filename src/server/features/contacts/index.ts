import type { Feature } from '#server/platform/app/feature.ts';
import { contactsSchema } from './resolvers.ts';

export const contacts: Feature = { name: 'contacts', schema: () => contactsSchema };
