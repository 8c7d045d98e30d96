import { routes, type HashOf, type ParamsOf, type QueryOf, type RouteName } from './route-table.ts';
import { matchPath } from './match-path.ts';
import { parseUrlValues } from './url-values.ts';

export type RouteMatchOf<N extends RouteName> = {
  readonly name: N;
  readonly params: ParamsOf<N>;
  readonly query: QueryOf<N>;
  readonly hash: HashOf<N>;
};
export type RouteMatch = { [N in RouteName]: RouteMatchOf<N> }[RouteName];

export const parserCacheSize = 10_000;
/** Longer addresses are parsed again each time, so that a flood of them can't fill the memory. */
const cachedLength = 2048;
const cache = new Map<string, RouteMatch | undefined>();

/** Reads `/path?query#hash`; undefined when no page has that path. Answers are shared, so they are frozen. */
export function parseUrl(url: string): RouteMatch | undefined {
  if (cache.has(url)) return cache.get(url);
  const match = parse(url);
  if (url.length <= cachedLength) remember(url, match);
  return match;
}

function parse(url: string): RouteMatch | undefined {
  const [beforeHash, hash] = splitOnce(url, '#');
  const [path, query] = splitOnce(beforeHash, '?');
  const found = matchPath(path);
  if (!found) return undefined;
  const definition = routes[found.name];
  // The table proves the shape: each value below was read by the codec that the type is derived from.
  return Object.freeze({
    name: found.name,
    params: Object.freeze(found.params),
    query: Object.freeze(parseUrlValues(query, { codecs: definition.query, plusIsSpace: true })),
    hash: Object.freeze(parseUrlValues(hash, { codecs: definition.hash, rules: definition.hashRules })),
  }) as RouteMatch;
}

function remember(url: string, match: RouteMatch | undefined): void {
  if (cache.size >= parserCacheSize) {
    const oldest = cache.keys().next();
    if (!oldest.done) cache.delete(oldest.value);
  }
  cache.set(url, match);
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
