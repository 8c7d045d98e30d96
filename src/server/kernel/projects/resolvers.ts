import { NotFound } from '#domain/errors/hark-error.ts';
import { memberLoader } from '#server/kernel/members/index.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { readId, readIds } from '#server/platform/graphql/id-argument.ts';
import { createProject } from './create-project.ts';
import { moveProjects } from './move-projects.ts';
import type { Project } from './project.ts';
import { findProject, listProjects } from './queries.ts';
import { restoreProjects } from './restore-projects.ts';
import { setProjectStatus } from './set-project-status.ts';
import { trashProjects } from './trash-projects.ts';
import { updateProjectSettings } from './update-project-settings.ts';
import { updateProject } from './update-project.ts';
import { readSectionChange, statuses, writeSections } from './wire.ts';
import type { ProjectsResolvers } from './projects.gen.ts';

export const projectsSchema: SchemaPart<ProjectsResolvers> = {
  sdl: new URL('./projects.graphql', import.meta.url),
  resolvers: {
    Query: {
      projects: (_root, args, ctx) => listProjects(ctx, { ...args, folderId: optionalId(args.folderId) }),
      project: async (_root, { id }, ctx) => (await findProject(ctx, readId(id))) ?? null,
    },
    Mutation: {
      createProject: (_root, { input }, ctx) =>
        createProject(ctx, { ...input, folderId: optionalId(input.folderId) }),
      updateProject: (_root, { input }, ctx) => updateProject(ctx, { ...input, id: readId(input.id) }),
      updateProjectSettings: (_root, { input }, ctx) =>
        updateProjectSettings(ctx, {
          ...input,
          id: readId(input.id),
          section: input.section ? readSectionChange(input.section) : null,
        }),
      setProjectStatus: (_root, { ids, status }, ctx) =>
        setProjectStatus(ctx, readIds(ids), statuses.read(status)),
      moveProjects: (_root, { ids, folderId }, ctx) => moveProjects(ctx, readIds(ids), optionalId(folderId)),
      trashProjects: (_root, { ids }, ctx) => trashProjects(ctx, readIds(ids)),
      restoreProjects: (_root, { ids }, ctx) => restoreProjects(ctx, readIds(ids)),
      trashProject: async (_root, { id }, ctx) => only(await trashProjects(ctx, [readId(id)])),
      restoreProject: async (_root, { id }, ctx) => only(await restoreProjects(ctx, [readId(id)])),
    },
    Project: {
      status: ({ status }) => statuses.write(status),
      sections: ({ sections }) => writeSections(sections),
      createdBy: ({ createdBy }, _args, ctx) => memberLoader(ctx).load(createdBy),
    },
    ProjectPage: {
      items: ({ items }) => [...items],
      totalCount: ({ count }) => count(),
    },
  },
};

function optionalId(id: string | null | undefined): string | null {
  return id == null ? null : readId(id);
}

function only([project]: Project[]): Project {
  if (!project) throw new NotFound();
  return project;
}
