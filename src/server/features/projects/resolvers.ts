import { memberLoader } from '#server/features/members/index.ts';
import type { SchemaPart } from '#server/platform/graphql/build-schema.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { createProject } from './create-project.ts';
import { findProject, listProjects } from './queries.ts';
import { restoreProject } from './restore-project.ts';
import { trashProject } from './trash-project.ts';
import { updateProject } from './update-project.ts';

export const projectsSchema: SchemaPart = {
  sdl: new URL('./projects.graphql', import.meta.url),
  resolvers: {
    Query: {
      projects: (_root, args, ctx) => listProjects(ctx, args),
      project: async (_root, { id }, ctx) => (await findProject(ctx, readId(id))) ?? null,
    },
    Mutation: {
      createProject: (_root, { input }, ctx) => createProject(ctx, input),
      updateProject: (_root, { input }, ctx) => updateProject(ctx, { ...input, id: readId(input.id) }),
      trashProject: (_root, { id }, ctx) => trashProject(ctx, readId(id)),
      restoreProject: (_root, { id }, ctx) => restoreProject(ctx, readId(id)),
    },
    Project: {
      createdBy: ({ createdBy }, _args, ctx) => memberLoader(ctx).load(createdBy),
    },
  },
};
