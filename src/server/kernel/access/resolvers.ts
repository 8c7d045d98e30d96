import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { readId, upToLimit } from '#server/platform/graphql/id-argument.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { listAccessReasons } from './access-reasons.ts';
import { answerAccessRequest } from './answer-access-request.ts';
import { changeGroupMembers } from './change-group-members.ts';
import { createGroup } from './create-group.ts';
import { deleteGroup } from './delete-group.ts';
import { grantAccess } from './grant-access.ts';
import { listAccessRequests, listRequestsOf } from './list-access-requests.ts';
import { groupLoader, listGroups } from './list-groups.ts';
import { findObjectAccess, getObjectAccess } from './object-access.ts';
import { renameGroup } from './rename-group.ts';
import { requestAccess } from './request-access.ts';
import { revokeAccess } from './revoke-access.ts';
import { setAccessInherited } from './set-access-inherited.ts';
import { readGranteeInput, readObjectRef, specialOf, wireType } from './wire.ts';
import type { AccessResolvers } from './access.gen.ts';

/** The members that maps, groups and requests name are resolved by the members slice, which knows this one. */
export const accessSchema: SchemaPart<AccessResolvers> = {
  sdl: new URL('./access.graphql', import.meta.url),
  resolvers: {
    Query: {
      groups: (_root, args, ctx) => {
        allow(ctx, 'group.read');
        return listGroups(ctx, args);
      },
      group: (_root, { id }, ctx) => {
        allow(ctx, 'group.read');
        return groupLoader(ctx).load(readId(id));
      },
      objectAccess: (_root, args, ctx) => getObjectAccess(ctx, readObjectRef(args)),
      accessReasons: (_root, { memberId, ...args }, ctx) =>
        listAccessReasons(ctx, { ...readObjectRef(args), memberId: readId(memberId) }),
      accessRequests: (_root, args, ctx) => listAccessRequests(ctx, args),
    },
    Mutation: {
      createGroup: (_root, args, ctx) => createGroup(ctx, args),
      renameGroup: (_root, { id, name }, ctx) => renameGroup(ctx, { id: readId(id), name }),
      deleteGroup: async (_root, { id }, ctx) => {
        await deleteGroup(ctx, readId(id));
        return true;
      },
      changeGroupMembers: (_root, { input }, ctx) =>
        changeGroupMembers(ctx, {
          groupId: readId(input.groupId),
          add: upToLimit(input.add ?? []).map(readId),
          remove: upToLimit(input.remove ?? []).map(readId),
        }),
      grantAccess: async (_root, { input }, ctx) => {
        const ref = readObjectRef(input);
        await grantAccess(ctx, {
          ...ref,
          grantees: upToLimit(input.grantees).map(readGranteeInput),
          level: input.level,
        });
        return findObjectAccess(ctx, ref);
      },
      revokeAccess: async (_root, { input }, ctx) => {
        const ref = readObjectRef(input);
        await revokeAccess(ctx, { ...ref, grantee: readGranteeInput(input.grantee) });
        return findObjectAccess(ctx, ref);
      },
      setAccessInherited: async (_root, { input }, ctx) => {
        const ref = readObjectRef(input);
        await setAccessInherited(ctx, { ...ref, inherited: input.inherited });
        return findObjectAccess(ctx, ref);
      },
      requestAccess: async (_root, { input }, ctx) => {
        await requestAccess(ctx, { ...readObjectRef(input), message: input.message ?? null });
        return true;
      },
      answerAccessRequest: (_root, { input }, ctx) =>
        answerAccessRequest(ctx, {
          id: readId(input.id),
          approve: input.approve,
          level: input.level ?? 'READ',
        }),
    },
    Grant: {
      special: ({ grantee }) => specialOf(grantee),
      group: ({ grantee }, _args, ctx) =>
        specialOf(grantee) === null ? groupLoader(ctx).load(grantee) : null,
    },
    ObjectAccess: {
      objectType: ({ type }) => wireType(type),
      objectId: ({ id }) => id,
      inherited: ({ id, source }) => source.id !== id,
      sourceType: ({ source }) => wireType(source.type),
      sourceId: ({ source }) => source.id,
      parentType: ({ parentType }) => (parentType === null ? null : wireType(parentType)),
      requests: ({ id }, _args, ctx) => listRequestsOf(ctx, id),
    },
    AccessRequest: { objectType: ({ objectType }) => wireType(objectType) },
  },
};
