import { memberLoader } from '#server/kernel/members/index.ts';
import type { SchemaServices } from '#server/platform/app/feature.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { addSsoDomain } from './add-sso-domain.ts';
import { checkSsoDomain } from './check-sso-domain.ts';
import { enforceSso } from './enforce-sso.ts';
import { mailSsoDomain } from './mail-sso-domain.ts';
import { removeSsoConnection } from './remove-sso-connection.ts';
import { removeSsoDomain } from './remove-sso-domain.ts';
import { saveSsoConnection } from './save-sso-connection.ts';
import { setSsoGroups } from './set-sso-groups.ts';
import { setSsoRules } from './set-sso-rules.ts';
import { getSsoSettings, type SsoSettings } from './sso-settings.ts';
import { startSsoTest } from './start-sso-test.ts';
import { verifySsoDomain } from './verify-sso-domain.ts';
import type { SsoResolvers } from './sso.gen.ts';

type SsoServices = Pick<SchemaServices, 'env' | 'mailer' | 'secrets'>;

export function ssoSchema(services: SsoServices): SchemaPart<SsoResolvers> {
  const { env, secrets } = services;
  const after = async (ctx: Ctx, work: Promise<void>): Promise<SsoSettings> => {
    await work;
    return getSsoSettings(ctx, env);
  };
  return {
    sdl: new URL('./sso.graphql', import.meta.url),
    resolvers: {
      Query: { ssoSettings: (_root, _args, ctx) => getSsoSettings(ctx, env) },
      Mutation: {
        saveSsoConnection: (_root, { input: { issuer, clientId, clientSecret } }, ctx) =>
          after(
            ctx,
            saveSsoConnection(
              ctx,
              { box: secrets.box, env },
              { issuer, clientId, clientSecret: clientSecret ?? null },
            ),
          ),
        removeSsoConnection: (_root, _args, ctx) => after(ctx, removeSsoConnection(ctx, secrets.box)),
        startSsoTest: (_root, _args, ctx) => startSsoTest(ctx, env),
        setSsoRules: (_root, { input }, ctx) =>
          after(ctx, setSsoRules(ctx, { ...input, joinRole: input.joinRole ?? null })),
        enforceSso: (_root, { breakGlassId }, ctx) =>
          after(ctx, enforceSso(ctx, breakGlassId == null ? null : readId(breakGlassId))),
        setSsoGroups: (_root, { input: { claim, groups } }, ctx) =>
          after(
            ctx,
            setSsoGroups(ctx, {
              claim: claim ?? null,
              groups: groups.map(({ value, groupId }) => ({ value, groupId: readId(groupId) })),
            }),
          ),
        addSsoDomain: (_root, { domain }, ctx) => after(ctx, addSsoDomain(ctx, domain)),
        mailSsoDomain: (_root, input, ctx) => after(ctx, mailSsoDomain(ctx, services, input)),
        checkSsoDomain: (_root, { domain }, ctx) => after(ctx, checkSsoDomain(ctx, env, domain)),
        verifySsoDomain: (_root, { token }, ctx) => after(ctx, verifySsoDomain(ctx, token)),
        removeSsoDomain: (_root, { domain }, ctx) => after(ctx, removeSsoDomain(ctx, domain)),
      },
      SsoSettings: {
        breakGlass: ({ breakGlassId }, _args, ctx) =>
          breakGlassId === null ? null : memberLoader(ctx).load(breakGlassId),
        domains: ({ domains }) => [...domains],
        groups: ({ groups }) => [...groups],
        providers: ({ providers }) => [...providers],
      },
    },
  };
}
