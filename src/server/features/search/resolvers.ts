import { memberLoader } from '#server/kernel/members/index.ts';
import { projectLoader } from '#server/kernel/projects/index.ts';
import type { SchemaServices } from '#server/platform/app/feature.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { globalSearch } from './global-search.ts';
import { findIndexState } from './index-state.ts';
import { readSearchForm, readSearchRequest } from './read-options.ts';
import { cancelRebuild, requestRebuild } from './request-rebuild.ts';
import { searchByForm } from './search-by-form.ts';
import type { PlaceCount } from './search-answer.ts';
import type { SearchResolvers } from './search.gen.ts';

const mostPlaces = 20;

const rebuildStates = {
  waiting: 'WAITING',
  running: 'RUNNING',
  completed: 'COMPLETED',
  failed: 'FAILED',
  cancelled: 'CANCELLED',
} as const;

export const searchSchema = ({
  embedder,
  boss,
}: Pick<SchemaServices, 'boss' | 'embedder'>): SchemaPart<SearchResolvers> => ({
  sdl: new URL('./search.graphql', import.meta.url),
  resolvers: {
    Query: {
      search: (_root, args, ctx) =>
        globalSearch(ctx, readSearchRequest(args), { embedder, form: readSearchForm(args.options) }),
      searchByForm: (_root, args, ctx) => searchByForm(ctx, args, embedder),
      searchIndex: (_root, _args, ctx) => findIndexState(ctx),
    },
    Mutation: {
      rebuildSearchIndex: (_root, _args, ctx) => requestRebuild(ctx, boss),
      cancelSearchRebuild: (_root, _args, ctx) => cancelRebuild(ctx),
    },
    SearchRebuild: { state: ({ state }) => rebuildStates[state] },
    SearchResult: {
      methods: () => (embedder ? ['FULL_TEXT', 'VECTOR', 'HYBRID'] : ['FULL_TEXT']),
      counts: ({ byType }) => [...byType].map(([type, count]) => ({ type, count })),
      projects: async ({ byLocation }, _args, ctx) => {
        const places = mostFirst(byLocation);
        const known = await projectLoader(ctx).loadMany(places.map(({ id }) => id));
        return places.filter((_, place) => isThere(known[place]));
      },
      authors: async ({ byAuthor }, _args, ctx) => {
        const people = mostFirst(byAuthor);
        const known = await memberLoader(ctx).loadMany(people.map(({ id }) => id));
        return people.filter((_, place) => isThere(known[place]));
      },
    },
    SearchProjectCount: {
      project: async ({ id }, _args, ctx) => {
        const project = await projectLoader(ctx).load(id);
        if (!project) throw new Error('The project was there a moment ago');
        return project;
      },
    },
    SearchAuthorCount: {
      member: async ({ id }, _args, ctx) => {
        const member = await memberLoader(ctx).load(id);
        if (!member) throw new Error('The member was there a moment ago');
        return member;
      },
    },
    SearchItem: {
      documentId: ({ type, ownerId }) => (type === 'HIGHLIGHT' ? ownerId : null),
      documentType: ({ ownerType }) =>
        ownerType === 'note' ? 'NOTE' : ownerType === 'insight' ? 'INSIGHT' : null,
      project: ({ projectId, id }, _args, ctx) =>
        projectId === null || projectId === id ? null : projectLoader(ctx).load(projectId),
      createdBy: ({ createdBy }, _args, ctx) =>
        createdBy === null ? null : memberLoader(ctx).load(createdBy),
    },
  },
});

function mostFirst(counts: ReadonlyMap<string, number>): PlaceCount[] {
  return [...counts]
    .map(([id, count]) => ({ id, count }))
    .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1))
    .slice(0, mostPlaces);
}

function isThere(found: unknown): boolean {
  return found !== null && found !== undefined && !(found instanceof Error);
}
