import { setImmediate } from 'node:timers/promises';
import type { IndexedItem } from '#engines/search/item.ts';
import type { SegmentBuilder } from '#engines/search/segment-builder.ts';

/** Adds an item without holding up others who wait for this process. Answers its row. */
export async function addItem(builder: SegmentBuilder, item: IndexedItem): Promise<number> {
  const adding = builder.add(item);
  for (;;) {
    const step = adding.next();
    if (step.done === true) return step.value;
    await setImmediate();
  }
}
