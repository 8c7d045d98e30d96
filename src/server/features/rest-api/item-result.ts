import { z } from 'zod';
import type { ImportedItem } from '#server/features/imports/index.ts';

/** What became of one item. */
export type ItemResult =
  | { readonly status: 'created' | 'updated'; readonly id: string }
  | { readonly status: 'known'; readonly id?: string | undefined }
  | { readonly status: 'failed'; readonly code: 'ValidationError'; readonly message: string };

export const itemResult = z
  .object({
    status: z
      .enum(['created', 'updated', 'known', 'failed'])
      .meta({ description: '`known` was there already and was left as it is.' }),
    id: z.uuid().optional(),
    url: z.url().optional().meta({ description: 'Where it opens in Hark.' }),
    code: z.string().optional(),
    message: z.string().optional(),
  })
  .meta({ id: 'ItemResult' });

export const batchResult = z
  .object({
    createdCount: z.int(),
    updatedCount: z.int(),
    knownCount: z.int(),
    failedCount: z.int(),
    results: z.array(itemResult.extend({ index: z.int() })),
  })
  .meta({ id: 'BatchResult' });

export function failed(message: string): ItemResult {
  return { status: 'failed', code: 'ValidationError', message };
}

export function resultOf(item: ImportedItem): ItemResult {
  if (item.status === 'failed') return failed(item.message);
  return item.status === 'known' ? { status: 'known', ...(item.id !== undefined && { id: item.id }) } : item;
}
