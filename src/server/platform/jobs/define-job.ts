import { decode } from '#domain/codec/codec.ts';
import type { Job, JobDefinition } from './job.ts';
import { runJob } from './run-job.ts';

export function defineJob<P>(definition: JobDefinition<P>): Job<P> {
  return {
    ...definition,
    runAttempt: (attempt) => runJob(definition, attempt),
    async giveUp(ctx, payload) {
      await definition.onFailure?.({ ctx, payload: decode(definition.payload, payload) });
    },
    aboutStored: async (tx, payload) => definition.about?.(tx, decode(definition.payload, payload)),
  };
}
