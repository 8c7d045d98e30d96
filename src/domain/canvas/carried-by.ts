import type { Box } from './arrange.ts';
import { isWithin } from './frames.ts';

export type Carriable = Box & { readonly isFrame: boolean; readonly bundleId: string | null };

/** What goes along with objects that are moved: the rest of their bundles, and what is wholly inside of a frame. Each with the one that takes it. */
export function carriedBy(movedIds: readonly string[], objects: readonly Carriable[]): Map<string, string> {
  const byId = new Map(objects.map((object) => [object.id, object]));
  const taken = new Set(movedIds);
  const carried = new Map<string, string>();
  const moving = movedIds.map((id) => ({ id, leaderId: id }));
  for (const { id, leaderId } of moving) {
    const mover = byId.get(id);
    if (!mover || (mover.bundleId === null && !mover.isFrame)) continue;
    for (const object of objects) {
      const goesAlong =
        (mover.bundleId !== null && object.bundleId === mover.bundleId) ||
        (mover.isFrame && isWithin(object, mover));
      if (!goesAlong || taken.has(object.id)) continue;
      taken.add(object.id);
      carried.set(object.id, leaderId);
      moving.push({ id: object.id, leaderId });
    }
  }
  return carried;
}
