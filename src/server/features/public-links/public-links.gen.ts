// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { AccessObjectType, CreatePublicLinkInput, UpdatePublicLinkInput } from '#server/platform/graphql/wire.gen.ts';
import type { Member } from '#server/kernel/members/member.ts';
import type { PublicLink } from './public-link.ts';
import type { SharedObject as PublicObject } from '#server/features/public-links/renderers/renderer.ts';

export type CreatedPublicLink = {
  readonly link: PublicLink;
  readonly url: string;
};

export type PublicLinksResolvers = ResolversOf<{
  PublicLink: FieldResolvers<PublicLink, {
    id: Resolver<string, PublicLink>;
    objectType: Resolver<AccessObjectType, PublicLink>;
    objectId: Resolver<string, PublicLink>;
    highlightId: Resolver<string | null, PublicLink>;
    viewId: Resolver<string | null, PublicLink>;
    hasPassword: Resolver<boolean, PublicLink>;
    noDownload: Resolver<boolean, PublicLink>;
    hideNames: Resolver<boolean, PublicLink>;
    showNotes: Resolver<boolean, PublicLink>;
    showViews: Resolver<boolean, PublicLink>;
    url: Resolver<string | null, PublicLink>;
    viewCount: Resolver<number, PublicLink>;
    expiresAt: Resolver<Date | null, PublicLink>;
    createdBy: Resolver<Member | null, PublicLink>;
    createdAt: Resolver<Date, PublicLink>;
  }>;
  CreatedPublicLink: FieldResolvers<CreatedPublicLink, {
    link: Resolver<PublicLink, CreatedPublicLink>;
    url: Resolver<string, CreatedPublicLink>;
  }>;
  PublicObject: FieldResolvers<PublicObject, {
    type: Resolver<AccessObjectType, PublicObject>;
    title: Resolver<string, PublicObject>;
    summary: Resolver<string, PublicObject>;
    author: Resolver<string | null, PublicObject>;
    updatedAt: Resolver<Date, PublicObject>;
    html: Resolver<string, PublicObject, { base: string }>;
  }>;
  Query: {
    publicLink: Resolver<PublicLink | null, unknown, { type: AccessObjectType; id: string; highlightId?: string | null; viewId?: string | null }>;
    publicObject: Resolver<PublicObject, unknown>;
  };
  Mutation: {
    createPublicLink: Resolver<CreatedPublicLink, unknown, { input: CreatePublicLinkInput }>;
    updatePublicLink: Resolver<PublicLink, unknown, { input: UpdatePublicLinkInput }>;
    revokePublicLink: Resolver<PublicLink, unknown, { type: AccessObjectType; id: string; highlightId?: string | null; viewId?: string | null }>;
  };
}>;
