import { highlightLoader, highlightTypes } from '#server/features/highlights/index.ts';
import { tagLoader } from '#server/features/tags/index.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import { memberLoader } from '#server/kernel/members/index.ts';
import { readId, readIds } from '#server/platform/graphql/id-argument.ts';
import { limitUses } from '#server/platform/graphql/limit-uses.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import type { HighlightObjectType } from '#server/platform/graphql/wire.gen.ts';
import { getModeSet, getProjectModeSet } from './modes/mode-set.ts';
import { setMode } from './modes/set-mode.ts';
import { cancelLook } from './personal-data/cancel-look.ts';
import { readLook } from './personal-data/read-look.ts';
import { startLook, type LookQueue } from './personal-data/start-look.ts';
import { cancelRun } from './runs/cancel-run.ts';
import { startRun, type Queue } from './runs/start-run.ts';
import { newestRuns } from './runs/suggestion-run.ts';
import { listTagSuggestions } from './tags/list-tag-suggestions.ts';
import {
  acceptTagSuggestions,
  rejectTagSuggestions,
  reopenTagSuggestions,
} from './tags/review-tag-suggestions.ts';
import type { SuggestionsResolvers } from './suggestions.gen.ts';

const shown = { OPEN: 'open', APPLIED: 'applied' } as const;
const bases = { examples: 'EXAMPLES', name: 'NAME' } as const;
const reviews = { Accepted: 'ACCEPTED', Rejected: 'REJECTED' } as const;

function readRef({ objectType, objectId }: { objectType: HighlightObjectType; objectId: string }) {
  return { type: highlightTypes.read(objectType), id: readId(objectId) };
}

export function suggestionsSchema(queue: Queue, looks: LookQueue): SchemaPart<SuggestionsResolvers> {
  return {
    sdl: new URL('./suggestions.graphql', import.meta.url),
    resolvers: {
      Query: {
        suggestionModes: (_root, _args, ctx) => getModeSet(ctx),
        personalDataLook: (_root, { projectId }, ctx) =>
          readLook(ctx, projectId == null ? null : readId(projectId)),
        suggestionRuns: async (_root, args, ctx) => {
          const db = await ctx.reads.db();
          await getAccessObject(ctx, db, readRef(args));
          return newestRuns(db, ctx.workspace.id, readRef(args));
        },
        tagSuggestions: (_root, { state, ...args }, ctx) =>
          listTagSuggestions(ctx, { ...args, object: readRef(args), shown: shown[state ?? 'OPEN'] }),
      },
      Mutation: {
        setSuggestionMode: async (_root, { feature, mode, projectId }, ctx) => {
          await setMode(ctx, {
            feature,
            mode: mode ?? null,
            projectId: projectId == null ? null : readId(projectId),
          });
          return getModeSet(ctx);
        },
        suggestHighlights: (_root, args, ctx) =>
          startRun(ctx, queue, { feature: 'Highlights', object: readRef(args) }),
        suggestTags: (_root, args, ctx) => startRun(ctx, queue, { feature: 'Tags', object: readRef(args) }),
        findPersonalData: (_root, args, ctx) =>
          startRun(ctx, queue, { feature: 'Redact', object: readRef(args) }),
        lookForPersonalData: (_root, { projectId }, ctx) =>
          startLook(ctx, looks, projectId == null ? null : readId(projectId)),
        cancelPersonalDataLook: (_root, { id }, ctx) => cancelLook(ctx, readId(id)),
        cancelSuggestionRun: (_root, { id }, ctx) => cancelRun(ctx, readId(id)),
        acceptTagSuggestions: (_root, { ids }, ctx) => acceptTagSuggestions(ctx, readIds(ids)),
        rejectTagSuggestions: (_root, { ids }, ctx) => rejectTagSuggestions(ctx, readIds(ids)),
        reopenTagSuggestions: (_root, { ids }, ctx) => reopenTagSuggestions(ctx, readIds(ids)),
      },
      TagSuggestion: {
        highlight: ({ highlightId }, _args, ctx) => highlightLoader(ctx).load(highlightId),
        tag: ({ tagId }, _args, ctx) => tagLoader(ctx).load(tagId),
        basis: ({ basis }) => bases[basis],
        example: ({ exampleId }, _args, ctx) =>
          exampleId === null ? null : highlightLoader(ctx).load(exampleId),
        review: ({ review }) => (review === null ? null : reviews[review]),
        reviewedBy: ({ reviewedBy }, _args, ctx) =>
          reviewedBy === null ? null : memberLoader(ctx).load(reviewedBy),
      },
      Project: {
        suggestionModes: ({ id }, _args, ctx) => {
          limitUses(ctx, 'modes of projects', 20);
          return getProjectModeSet(ctx, id);
        },
      },
    },
  };
}
