import { object } from '#domain/codec/structures.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { resealAll } from '#server/platform/search/seal-segments.ts';
import { rebuildIndex } from './rebuild-index.ts';

/** From nothing but the objects themselves; searches go on meanwhile. */
export const rebuildSearch = defineJob({
  name: 'search.rebuild',
  payload: object({}),
  timeoutSeconds: 7200,
  async run({ ctx, progress, signal }) {
    const results = await rebuildIndex(ctx, {
      signal,
      onPage: (done, of) => progress((done / of) * 0.5, 'Reading content'),
    });
    const items = results.reduce((sum, { checked }) => sum + checked, 0);
    let sealed = 0;
    await resealAll(ctx, {
      signal,
      onItems: (count) => {
        sealed += count;
        return progress(0.5 + (sealed / Math.max(1, items)) * 0.5, 'Writing the index');
      },
    });
    return { items, changed: results.reduce((sum, { changed, removed }) => sum + changed + removed, 0) };
  },
});
