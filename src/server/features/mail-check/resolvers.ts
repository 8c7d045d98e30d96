import type { SchemaServices } from '#server/platform/app/feature.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import type { MailCheckResolvers } from './mail-check.gen.ts';
import { readMailSetup } from './read-mail-setup.ts';
import { sendTestMail } from './send-test-mail.ts';

export function mailCheckSchema(services: SchemaServices): SchemaPart<MailCheckResolvers> {
  return {
    sdl: new URL('./mail-check.graphql', import.meta.url),
    resolvers: {
      Query: { mailSetup: (_root, _args, ctx) => readMailSetup(ctx, services.env) },
      Mutation: { sendTestMail: (_root, _args, ctx) => sendTestMail(services, ctx) },
    },
  };
}
