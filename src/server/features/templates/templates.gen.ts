// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { ApplyTemplateInput, CreateFromTemplateInput, PublishTemplateInput, SaveDocumentTemplateInput, SaveTemplateInput, TemplateTarget, TemplateType, UpdateTemplateInput, WriteTemplateInput } from '#server/platform/graphql/wire.gen.ts';
import type { GalleryTemplate } from './gallery.ts';
import type { Member } from '#server/kernel/members/member.ts';
import type { Template } from './template.ts';

export type TemplatePage = {
  readonly items: readonly Template[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
  readonly isGalleryOpen: boolean;
};

export type GalleryTemplatePage = {
  readonly items: readonly GalleryTemplate[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type TemplatesResolvers = ResolversOf<{
  Template: FieldResolvers<Template, {
    id: Resolver<string, Template>;
    target: Resolver<TemplateTarget, Template>;
    type: Resolver<TemplateType, Template>;
    title: Resolver<string, Template>;
    description: Resolver<string, Template>;
    tagCount: Resolver<number, Template>;
    fieldCount: Resolver<number, Template>;
    viewCount: Resolver<number, Template>;
    questionCount: Resolver<number, Template>;
    noteCount: Resolver<number, Template>;
    insightCount: Resolver<number, Template>;
    content: Resolver<unknown | null, Template>;
    createdBy: Resolver<Member | null, Template>;
    createdAt: Resolver<Date, Template>;
    publishedAt: Resolver<Date | null, Template>;
  }>;
  TemplatePage: FieldResolvers<TemplatePage, {
    items: Resolver<readonly Template[], TemplatePage>;
    endCursor: Resolver<string | null, TemplatePage>;
    totalCount: Resolver<number, TemplatePage>;
    isGalleryOpen: Resolver<boolean, TemplatePage>;
  }>;
  GalleryTemplate: FieldResolvers<GalleryTemplate, {
    id: Resolver<string, GalleryTemplate>;
    target: Resolver<TemplateTarget, GalleryTemplate>;
    title: Resolver<string, GalleryTemplate>;
    description: Resolver<string, GalleryTemplate>;
    tagCount: Resolver<number, GalleryTemplate>;
    fieldCount: Resolver<number, GalleryTemplate>;
    viewCount: Resolver<number, GalleryTemplate>;
    questionCount: Resolver<number, GalleryTemplate>;
    noteCount: Resolver<number, GalleryTemplate>;
    insightCount: Resolver<number, GalleryTemplate>;
    content: Resolver<unknown | null, GalleryTemplate>;
    authorName: Resolver<string | null, GalleryTemplate>;
    publishedAt: Resolver<Date, GalleryTemplate>;
    templateId: Resolver<string | null, GalleryTemplate>;
  }>;
  GalleryTemplatePage: FieldResolvers<GalleryTemplatePage, {
    items: Resolver<readonly GalleryTemplate[], GalleryTemplatePage>;
    endCursor: Resolver<string | null, GalleryTemplatePage>;
    totalCount: Resolver<number, GalleryTemplatePage>;
  }>;
  Query: {
    templates: Resolver<TemplatePage, unknown, { first: number | null; after?: string | null; target?: TemplateTarget | null; type?: TemplateType | null }>;
    template: Resolver<Template | null, unknown, { id: string }>;
    galleryTemplates: Resolver<GalleryTemplatePage, unknown, { first: number | null; after?: string | null; target?: TemplateTarget | null }>;
    galleryTemplate: Resolver<GalleryTemplate | null, unknown, { id: string }>;
  };
  Mutation: {
    saveTemplate: Resolver<Template, unknown, { input: SaveTemplateInput }>;
    saveDocumentTemplate: Resolver<Template, unknown, { input: SaveDocumentTemplateInput }>;
    writeTemplate: Resolver<Template, unknown, { input: WriteTemplateInput }>;
    updateTemplate: Resolver<Template, unknown, { input: UpdateTemplateInput }>;
    publishTemplate: Resolver<Template, unknown, { input: PublishTemplateInput }>;
    unpublishTemplate: Resolver<Template, unknown, { id: string }>;
    useTemplate: Resolver<string, unknown, { id: string; title: string; summary?: string | null; folderId?: string | null }>;
    createFromTemplate: Resolver<string, unknown, { input: CreateFromTemplateInput }>;
    applyTemplate: Resolver<boolean, unknown, { input: ApplyTemplateInput }>;
    deleteTemplate: Resolver<boolean, unknown, { id: string }>;
    restoreTemplate: Resolver<boolean, unknown, { id: string }>;
  };
}>;
