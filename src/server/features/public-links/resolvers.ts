import { readObjectRef, wireType } from '#server/kernel/access/index.ts';
import { memberLoader } from '#server/kernel/members/index.ts';
import type { SchemaServices } from '#server/platform/app/feature.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import type { AccessObjectType } from '#server/platform/graphql/wire.gen.ts';
import { createPublicLink } from './create-public-link.ts';
import { addressOf, findAddress } from './link-address.ts';
import type { LinkTarget } from './link-target.ts';
import { getPublicHtml, getPublicObject } from './get-public-object.ts';
import { findPublicLink } from './queries.ts';
import { revokePublicLink } from './revoke-public-link.ts';
import { updatePublicLink } from './update-public-link.ts';
import type { PublicLinksResolvers } from './public-links.gen.ts';

export function publicLinksSchema(
  services: Pick<SchemaServices, 'env' | 'secrets'>,
): SchemaPart<PublicLinksResolvers> {
  return {
    sdl: new URL('./public-links.graphql', import.meta.url),
    resolvers: {
      Query: {
        publicLink: async (_root, args, ctx) => (await findPublicLink(ctx, readTarget(args))) ?? null,
        publicObject: (_root, _args, ctx) => getPublicObject(ctx),
      },
      Mutation: {
        createPublicLink: async (_root, { input }, ctx) => {
          const { link, token } = await createPublicLink(services, ctx, {
            ...readTarget(input),
            password: input.password ?? null,
            expiresAt: input.expiresAt ?? null,
            noDownload: input.noDownload ?? false,
            hideNames: input.hideNames ?? false,
            showNotes: input.showNotes ?? false,
            showViews: input.showViews ?? false,
          });
          return { link, url: addressOf(services, ctx, token) };
        },
        updatePublicLink: (_root, { input }, ctx) =>
          updatePublicLink(ctx, {
            ...readTarget(input),
            ...(input.password !== undefined && { password: input.password }),
            ...(input.expiresAt !== undefined && { expiresAt: input.expiresAt }),
            ...(typeof input.noDownload === 'boolean' && { noDownload: input.noDownload }),
            ...(typeof input.hideNames === 'boolean' && { hideNames: input.hideNames }),
            ...(typeof input.showNotes === 'boolean' && { showNotes: input.showNotes }),
            ...(typeof input.showViews === 'boolean' && { showViews: input.showViews }),
          }),
        revokePublicLink: (_root, args, ctx) => revokePublicLink(services, ctx, readTarget(args)),
      },
      PublicLink: {
        url: (link, _args, ctx) => findAddress(services, ctx, link),
        objectType: ({ type }) => wireType(type),
        createdBy: ({ createdBy }, _args, ctx) =>
          createdBy === null ? null : memberLoader(ctx).load(createdBy),
      },
      PublicObject: {
        type: ({ type }) => wireType(type),
        html: (_shared, { base }, ctx) => getPublicHtml(ctx, base),
      },
    },
  };
}

type WireTarget = {
  type: AccessObjectType;
  id: string;
  highlightId?: string | null;
  viewId?: string | null;
};

function readTarget(args: WireTarget): LinkTarget {
  return {
    object: readObjectRef(args),
    highlightId: args.highlightId == null ? null : readId(args.highlightId),
    viewId: args.viewId == null ? null : readId(args.viewId),
  };
}
