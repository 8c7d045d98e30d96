import type { Parsed } from '#domain/parsed/parsed.ts';
import { failed, type ItemResult } from './item-result.ts';

/** Writes those that were accepted, and puts the results of all in their order. */
export async function byParsed<T>(
  items: readonly Parsed<T>[],
  write: (accepted: readonly T[]) => Promise<readonly ItemResult[]>,
): Promise<ItemResult[]> {
  const written = await write(items.flatMap((item) => (item.ok ? [item.value] : [])));
  const rest = written.values();
  return items.map((item) =>
    item.ok ? (rest.next().value ?? failed('This item was left out')) : failed(item.message),
  );
}
