import { NotFound } from '#domain/errors/hark-error.ts';
import type { Services } from '#server/platform/app/services.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import type { SchemaPart } from '#server/platform/graphql/build-schema.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import type { Theme } from '#server/platform/graphql/resolvers.gen.ts';
import { inviteMailer } from './invite-mail.ts';
import { inviteMember } from './invite-member.ts';
import { listInvites, listMembers, memberLoader } from './queries.ts';
import { revokeInvite } from './revoke-invite.ts';
import type { StoredTheme } from './tables.ts';
import { updateProfile } from './update-profile.ts';

const themes = { SYSTEM: 'system', LIGHT: 'light', DARK: 'dark', LEGACY: 'legacy' } as const satisfies Record<
  Theme,
  StoredTheme
>;
const wireThemes = { system: 'SYSTEM', light: 'LIGHT', dark: 'DARK', legacy: 'LEGACY' } as const satisfies Record<
  StoredTheme,
  Theme
>;

export function membersSchema(services: Pick<Services, 'env' | 'mailer'>): SchemaPart {
  const sendInvite = inviteMailer(services);
  return {
    sdl: new URL('./members.graphql', import.meta.url),
    resolvers: {
      Query: {
        viewer: async (_root, _args, ctx) => {
          const member = await memberLoader(ctx).load(requireMember(ctx).viewer.id);
          if (!member) throw new NotFound();
          return member;
        },
        member: (_root, { id }, ctx) => memberLoader(ctx).load(readId(id)),
        members: (_root, args, ctx) => listMembers(ctx, args),
        invites: (_root, _args, ctx) => listInvites(ctx),
      },
      Mutation: {
        inviteMember: (_root, { input }, ctx) => inviteMember(ctx, sendInvite, input),
        revokeInvite: (_root, { id }, ctx) => revokeInvite(ctx, readId(id)),
        updateProfile: (_root, { input }, ctx) =>
          updateProfile(ctx, { ...input, theme: input.theme ? themes[input.theme] : null }),
      },
      Member: {
        theme: ({ theme }) => wireThemes[theme],
        suspended: ({ suspendedAt }) => suspendedAt !== null,
        isYou: ({ id }, _args, { actor }) => actor.kind === 'member' && actor.viewer.id === id,
      },
      Invite: {
        invitedBy: ({ invitedBy }, _args, ctx) => memberLoader(ctx).load(invitedBy),
      },
    },
  };
}
