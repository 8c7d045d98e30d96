import type { Page } from 'playwright-core';

/** What waits on the device, by the database it is kept in. */
export function countKept(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => {
    const counts: Record<string, number> = {};
    for (const [name, store] of [
      ['hark-actions', 'actions'],
      ['hark-edits', 'edits'],
    ] as const) {
      counts[name] = await new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(new Error(name)));
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction(store).objectStore(store).count();
          counting.addEventListener('success', () => resolve(counting.result));
        });
      });
    }
    return counts;
  });
}
