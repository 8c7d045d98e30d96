import type { Place } from '#web/kit/places/place.ts';

/** The features that come first and last in the sidebar; the others stand between them, A to Z. */
const first = [
  'search',
  'home',
  'projects',
  'saved-feeds',
  'folders',
  'channels',
  'docs',
  'agents',
  'people',
];
const last = ['stars', 'workspaces'];

const placesByFile = import.meta.glob<Readonly<Record<string, readonly Place[]>>>('../features/*/places.ts', {
  eager: true,
});

/**
 * The one export of each `features/<name>/places.ts`, in the order of the sidebar. The palette, the shortcut sheet and
 * the keys themselves read the same list.
 */
export const places: readonly Place[] = Object.entries(placesByFile)
  .toSorted(([a], [b]) => rankOf(a) - rankOf(b))
  .flatMap(([, module]) => Object.values(module).flat());

function rankOf(file: string): number {
  const feature = file.split('/').at(-2) ?? '';
  if (last.includes(feature)) return first.length + 1 + last.indexOf(feature);
  return first.includes(feature) ? first.indexOf(feature) : first.length;
}
