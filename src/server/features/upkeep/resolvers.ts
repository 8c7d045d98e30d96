import { workKindOf } from '#domain/upkeep/work-kinds.ts';
import { wireType } from '#server/kernel/access/index.ts';
import { memberLoader } from '#server/kernel/members/index.ts';
import type { SchemaServices } from '#server/platform/app/feature.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { cancelWork } from './cancel-work.ts';
import { listFailedReceipts } from './list-failed-receipts.ts';
import { canCancel, canRetry, listOwnWork, listWork } from './list-work.ts';
import { retryFailedReceipts } from './retry-failed-receipts.ts';
import { retryWork } from './retry-work.ts';
import type { UpkeepResolvers } from './upkeep.gen.ts';
import { workObjectLoader } from './work-object-loader.ts';

export function upkeepSchema(services: Pick<SchemaServices, 'boss'>): SchemaPart<UpkeepResolvers> {
  return {
    sdl: new URL('./upkeep.graphql', import.meta.url),
    resolvers: {
      Query: {
        failedReceipts: (_root, args, ctx) => listFailedReceipts(ctx, args),
        work: (_root, args, ctx) => listWork(ctx, args),
        ownWork: (_root, args, ctx) => listOwnWork(ctx, args),
      },
      Mutation: {
        retryFailedReceipts: (_root, _args, ctx) => retryFailedReceipts(ctx),
        cancelWork: (_root, { id }, ctx) => cancelWork(ctx, readId(id)),
        retryWork: (_root, { id }, ctx) => retryWork(services, ctx, readId(id)),
      },
      Work: {
        name: ({ job }) => workKindOf(job).name,
        state: ({ jobState }) =>
          jobState === 'waiting' ? 'WAITING' : jobState === 'running' ? 'RUNNING' : 'FAILED',
        requestedBy: ({ requestedBy }, _args, ctx) =>
          requestedBy === null ? null : memberLoader(ctx).load(requestedBy),
        about: async ({ aboutId }, _args, ctx) => {
          const found = aboutId === null ? null : await workObjectLoader(ctx).load(aboutId);
          return found && { ...found, type: wireType(found.type) };
        },
        canCancel,
        canRetry,
      },
    },
  };
}
