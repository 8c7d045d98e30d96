import { levels } from '#domain/access/levels.ts';
import { isSpecialGroupKey } from '#domain/access/permission-map.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { readObjectRef, wireType } from '#server/kernel/access/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { wireEnum } from '#server/platform/graphql/wire-enum.ts';
import { copyInviteLink } from './copy-invite-link.ts';
import { inviteMailer } from './invite-mail.ts';
import { inviteMember } from './invite-member.ts';
import { listInvites } from './list-invites.ts';
import { addOpenDomain, listOpenDomains, removeOpenDomain } from './open-domains.ts';
import { listMembers, memberLoader } from './queries.ts';
import { reactivateMember } from './reactivate-member.ts';
import { removeMember } from './remove-member.ts';
import { resendInvite } from './resend-invite.ts';
import { revokeInvite } from './revoke-invite.ts';
import { outboxUrlOf } from '#server/platform/mail/outbox-route.ts';
import { setMemberRole } from './set-member-role.ts';
import { setWorkspaceAdmin } from './set-workspace-admin.ts';
import { suspendMember } from './suspend-member.ts';
import { updateProfile } from './update-profile.ts';
import type { MembersResolvers } from './members.gen.ts';

const themes = wireEnum({ SYSTEM: 'system', LIGHT: 'light', DARK: 'dark', LEGACY: 'legacy' });

export function membersSchema(services: Pick<Services, 'env' | 'mailer'>): SchemaPart<MembersResolvers> {
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
        invites: (_root, { object, ...args }, ctx) =>
          listInvites(ctx, args, object ? readObjectRef(object) : null),
        openDomains: (_root, _args, ctx) => listOpenDomains(ctx),
      },
      Mutation: {
        inviteMember: (_root, { input: { object, ...input } }, ctx) =>
          inviteMember(ctx, sendInvite, {
            ...input,
            object: object ? { ...readObjectRef(object), level: object.level } : null,
          }),
        revokeInvite: (_root, { id }, ctx) => revokeInvite(ctx, readId(id)),
        resendInvite: (_root, { id }, ctx) => resendInvite(ctx, sendInvite, readId(id)),
        copyInviteLink: (_root, { id }, ctx) => copyInviteLink(services, ctx, readId(id)),
        setMemberRole: (_root, { id, role }, ctx) =>
          setMemberRole(ctx, { id: readId(id), role: role ?? null }),
        setWorkspaceAdmin: (_root, { id, workspaceAdmin }, ctx) =>
          setWorkspaceAdmin(ctx, { id: readId(id), workspaceAdmin }),
        suspendMember: (_root, { id }, ctx) => suspendMember(ctx, readId(id)),
        reactivateMember: (_root, { id }, ctx) => reactivateMember(ctx, readId(id)),
        removeMember: async (_root, { id }, ctx) => {
          await removeMember(ctx, readId(id));
          return true;
        },
        addOpenDomain: async (_root, { domain }, ctx) => {
          await addOpenDomain(ctx, domain);
          return listOpenDomains(ctx);
        },
        removeOpenDomain: async (_root, { domain }, ctx) => {
          await removeOpenDomain(ctx, domain);
          return listOpenDomains(ctx);
        },
        updateProfile: (_root, { input }, ctx) =>
          updateProfile(ctx, { ...input, theme: input.theme ? themes.read(input.theme) : null }),
      },
      Member: {
        theme: ({ theme }) => themes.write(theme),
        suspended: ({ suspendedAt }) => suspendedAt !== null,
        isYou: ({ id }, _args, { actor }) => actor.kind === 'member' && actor.viewer.id === id,
      },
      Invite: {
        isMailed: () => services.env.smtpUrl !== undefined,
        outboxUrl: () => outboxUrlOf(services.env),
        invitedBy: ({ invitedBy }, _args, ctx) => memberLoader(ctx).load(invitedBy),
        object: ({ objectType, objectId, level }) => {
          const given = levels[(level ?? 0) - 1];
          return objectType !== null && objectId !== null && given
            ? { type: wireType(objectType), id: objectId, level: given }
            : null;
        },
      },
      Grant: {
        member: ({ grantee }, _args, ctx) =>
          isSpecialGroupKey(grantee) ? null : memberLoader(ctx).load(grantee),
      },
      Group: {
        members: ({ id }, args, ctx) => listMembers(ctx, args, id),
      },
      AccessRequest: {
        member: ({ memberId }, _args, ctx) => memberLoader(ctx).load(memberId),
      },
    },
  };
}
