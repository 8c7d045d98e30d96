// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { ObjectCardType, TrashItemType } from '#server/platform/graphql/wire.gen.ts';
import type { Doc as AiDoc } from '#server/features/docs/doc.ts';
import type { Channel } from '#server/features/channels/channel.ts';
import type { Folder } from '#server/features/folders/folder.ts';
import type { Insight } from '#server/features/insights/insight.ts';
import type { Member } from '#server/kernel/members/member.ts';
import type { Note } from '#server/features/notes/note.ts';
import type { ObjectCard } from './object-card.ts';
import type { Project } from '#server/kernel/projects/project.ts';
import type { TrashItem } from './list-trash.ts';

export type ObjectCardPage = {
  readonly items: readonly ObjectCard[];
  readonly endCursor?: string | null;
};

export type TrashPage = {
  readonly items: readonly TrashItem[];
  readonly endCursor?: string | null;
};

export type StarsResolvers = ResolversOf<{
  ObjectCard: FieldResolvers<ObjectCard, {
    type: Resolver<ObjectCardType, ObjectCard>;
    id: Resolver<string, ObjectCard>;
    title: Resolver<string, ObjectCard>;
    project: Resolver<Project | null, ObjectCard>;
    icon: Resolver<string | null, ObjectCard>;
    color: Resolver<string | null, ObjectCard>;
    createdBy: Resolver<Member | null, ObjectCard>;
    updatedAt: Resolver<Date, ObjectCard>;
    at: Resolver<Date, ObjectCard>;
    position: Resolver<string, ObjectCard>;
    starred: Resolver<boolean, ObjectCard>;
  }>;
  ObjectCardPage: FieldResolvers<ObjectCardPage, {
    items: Resolver<readonly ObjectCard[], ObjectCardPage>;
    endCursor: Resolver<string | null, ObjectCardPage>;
  }>;
  TrashItem: FieldResolvers<TrashItem, {
    type: Resolver<TrashItemType, TrashItem>;
    id: Resolver<string, TrashItem>;
    title: Resolver<string, TrashItem>;
    project: Resolver<Project | null, TrashItem>;
    trashedAt: Resolver<Date, TrashItem>;
    trashedBy: Resolver<Member | null, TrashItem>;
    deletesAt: Resolver<Date, TrashItem>;
    canPurge: Resolver<boolean, TrashItem>;
  }>;
  TrashPage: FieldResolvers<TrashPage, {
    items: Resolver<readonly TrashItem[], TrashPage>;
    endCursor: Resolver<string | null, TrashPage>;
  }>;
  Project: FieldResolvers<Project, {
    starred: Resolver<boolean, Project>;
  }>;
  AiDoc: FieldResolvers<AiDoc, {
    starred: Resolver<boolean, AiDoc>;
  }>;
  Channel: FieldResolvers<Channel, {
    starred: Resolver<boolean, Channel>;
  }>;
  Folder: FieldResolvers<Folder, {
    starred: Resolver<boolean, Folder>;
  }>;
  Note: FieldResolvers<Note, {
    starred: Resolver<boolean, Note>;
  }>;
  Insight: FieldResolvers<Insight, {
    starred: Resolver<boolean, Insight>;
  }>;
  Member: FieldResolvers<Member, {
    work: Resolver<ObjectCardPage, Member, { type?: ObjectCardType | null; first: number | null; after?: string | null }>;
  }>;
  Query: {
    starred: Resolver<ObjectCardPage, unknown, { type?: ObjectCardType | null; first: number | null; after?: string | null }>;
    recent: Resolver<ObjectCardPage, unknown, { type?: ObjectCardType | null; first: number | null; after?: string | null }>;
    yourWork: Resolver<ObjectCardPage, unknown, { type?: ObjectCardType | null; first: number | null; after?: string | null }>;
    sharedWithYou: Resolver<ObjectCardPage, unknown, { type?: ObjectCardType | null; first: number | null; after?: string | null }>;
    trash: Resolver<TrashPage, unknown, { projectId?: string | null; search?: string | null; first: number | null; after?: string | null }>;
  };
  Mutation: {
    star: Resolver<boolean, unknown, { type: ObjectCardType; id: string }>;
    unstar: Resolver<boolean, unknown, { type: ObjectCardType; id: string }>;
    restoreFromTrash: Resolver<boolean, unknown, { type: TrashItemType; id: string }>;
    recordVisit: Resolver<boolean, unknown, { type: ObjectCardType; id: string; position?: string | null }>;
  };
}>;
