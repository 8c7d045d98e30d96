import type { SearchResultType } from '#domain/search/result-types.ts';
import { mergedTable, type MergedTable } from '#domain/things/merged.ts';
import type { FoundThing, Page } from '#domain/things/thing.ts';
import { fillRoute } from './build-url.ts';
import { isRouteName, routes } from './route-table.ts';

/** What has a permission map. */
export type SharedType = keyof MergedTable<'shared'>;

const pages: Readonly<Record<SharedType, Page>> = mergedTable('shared');
const found: Readonly<Record<SearchResultType, FoundThing>> = mergedTable('found');

type Opened = {
  readonly id: string;
  readonly title?: string | undefined;
  readonly hash?: Readonly<Record<string, unknown>> | undefined;
};

/** Where something with a permission map opens, as a path inside its workspace. */
export function objectUrl(type: SharedType, opened: Opened): string {
  return pageUrl(pages[type], opened);
}

/** Undefined for what has no page of its own. */
export function foundUrl(type: SearchResultType, opened: Opened): string | undefined {
  const { opens } = found[type];
  return opens && pageUrl(opens, opened);
}

/** What one with a permission map is called: as the result of search that opens where it does. */
export function sharedName(type: SharedType): string {
  const { route } = pages[type];
  return Object.values(found).find(({ opens }) => opens?.route === route)?.name ?? type;
}

/** What one of them is called. */
export function foundName(type: SearchResultType): string {
  return found[type].name;
}

function pageUrl({ route, idParam }: Page, { id, title, hash }: Opened): string {
  if (!isRouteName(route)) throw new Error(`There is no page ${route}`);
  return fillRoute(routes[route], { params: { [idParam]: id }, titles: { [idParam]: title }, hash });
}
