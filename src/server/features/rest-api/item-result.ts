import type { ImportedItem } from '#server/features/imports/index.ts';

/** What became of one item. */
export type ItemResult =
  | { readonly status: 'created' | 'updated'; readonly id: string }
  | { readonly status: 'known'; readonly id?: string | undefined }
  | { readonly status: 'failed'; readonly code: 'ValidationError'; readonly message: string };

export function failed(message: string): ItemResult {
  return { status: 'failed', code: 'ValidationError', message };
}

export function resultOf(item: ImportedItem): ItemResult {
  if (item.status === 'failed') return failed(item.message);
  return item.status === 'known' ? { status: 'known', ...(item.id !== undefined && { id: item.id }) } : item;
}
