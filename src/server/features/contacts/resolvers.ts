import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import type { ContactsResolvers } from './contacts.gen.ts';
import { listContacts } from './list-contacts.ts';

export const contactsSchema: SchemaPart<ContactsResolvers> = {
  sdl: new URL('./contacts.graphql', import.meta.url),
  resolvers: { Query: { contacts: (_root, args, ctx) => listContacts(ctx, args) } },
};
