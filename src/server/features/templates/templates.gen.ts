// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { SaveTemplateInput } from '#server/platform/graphql/wire.gen.ts';
import type { Member } from '#server/kernel/members/member.ts';
import type { Template } from './template.ts';

export type TemplatePage = {
  readonly items: readonly Template[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type TemplatesResolvers = ResolversOf<{
  Template: FieldResolvers<Template, {
    id: Resolver<string, Template>;
    title: Resolver<string, Template>;
    description: Resolver<string, Template>;
    tagCount: Resolver<number, Template>;
    fieldCount: Resolver<number, Template>;
    viewCount: Resolver<number, Template>;
    questionCount: Resolver<number, Template>;
    noteCount: Resolver<number, Template>;
    insightCount: Resolver<number, Template>;
    createdBy: Resolver<Member | null, Template>;
    createdAt: Resolver<Date, Template>;
  }>;
  TemplatePage: FieldResolvers<TemplatePage, {
    items: Resolver<readonly Template[], TemplatePage>;
    endCursor: Resolver<string | null, TemplatePage>;
    totalCount: Resolver<number, TemplatePage>;
  }>;
  Query: {
    templates: Resolver<TemplatePage, unknown, { first: number | null; after?: string | null }>;
  };
  Mutation: {
    saveTemplate: Resolver<Template, unknown, { input: SaveTemplateInput }>;
    useTemplate: Resolver<string, unknown, { id: string; title: string }>;
    deleteTemplate: Resolver<boolean, unknown, { id: string }>;
    restoreTemplate: Resolver<boolean, unknown, { id: string }>;
  };
}>;
