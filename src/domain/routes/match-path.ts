import { isParamName, paramCodec, type ParamName } from './route-params.ts';
import { isRouteName, routes, type RouteName } from './route-table.ts';
import { decodePart } from './url-values.ts';

type Segment = { literal: string } | { param: ParamName; isRest: boolean };
type Pattern = { name: RouteName; segments: readonly Segment[] };
type Found = { name: RouteName; params: Record<string, string> };

let patternsByFirst: Map<string, Pattern[]> | undefined;

/** A trailing slash and percent-encoding make no difference; letter case of fixed words does. */
export function matchPath(path: string): Found | undefined {
  if (!path.startsWith('/')) return undefined;
  const segments: string[] = [];
  for (const part of path.slice(1).replace(/\/+$/, '').split('/')) {
    const decoded = decodePart(part);
    if (decoded === undefined) return undefined;
    segments.push(decoded);
  }
  patternsByFirst ??= compilePatterns();
  for (const pattern of patternsByFirst.get(segments[0] ?? '') ?? []) {
    const params = readParams(pattern.segments, segments);
    if (params) return { name: pattern.name, params };
  }
  return undefined;
}

function readParams(
  pattern: readonly Segment[],
  path: readonly string[],
): Record<string, string> | undefined {
  const last = pattern.at(-1);
  const takesRest = last !== undefined && 'param' in last && last.isRest;
  if (takesRest ? path.length < pattern.length - 1 : path.length !== pattern.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of pattern.entries()) {
    if ('literal' in segment) {
      if (segment.literal !== path[index]) return undefined;
      continue;
    }
    const value = paramCodec(segment.param).parse(
      segment.isRest ? path.slice(index).join('/') : (path[index] ?? ''),
    );
    if (value !== undefined) params[segment.param] = value;
    else if (!segment.isRest) return undefined;
  }
  return params;
}

/** Fixed words before params, so that /projects/new is never read as a project. */
function compilePatterns(): Map<string, Pattern[]> {
  const byFirst = new Map<string, Pattern[]>();
  for (const name of Object.keys(routes).filter(isRouteName)) {
    for (const path of [routes[name].path, ...routes[name].aliases]) {
      const segments = path.slice(1).replace(/\/$/, '').split('/').map(readSegment);
      const first = segments[0];
      if (!first || 'param' in first) throw new Error(`Route ${name} must start with a fixed word`);
      byFirst.set(first.literal, [...(byFirst.get(first.literal) ?? []), { name, segments }]);
    }
  }
  for (const patterns of byFirst.values()) patterns.sort((a, b) => rank(a) - rank(b));
  return byFirst;
}

/** Reads as a number in base 3: the earlier a param stands, the later its pattern is tried. */
function rank(pattern: Pattern): number {
  const weights = pattern.segments.map((segment) => ('literal' in segment ? 0 : segment.isRest ? 2 : 1));
  return weights.reduce<number>((sum, weight, index) => sum + weight / 3 ** index, 0);
}

function readSegment(text: string): Segment {
  const param = /^\{(\w+)(\*?)\}$/.exec(text);
  if (!param) return { literal: text };
  const [, name = '', rest] = param;
  if (!isParamName(name)) throw new Error(`Unknown route param ${name}`);
  return { param: name, isRest: rest === '*' };
}
