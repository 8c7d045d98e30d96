import type { IdParamName, ParamName } from './route-params.ts';
import type { UrlCodecs, ValuesOf } from './url-codec.ts';
import type { UrlRule } from './url-values.ts';

export const routeHosts = ['root', 'workspace', 'both'] as const;
export type RouteHost = (typeof routeHosts)[number];
/** Where a page opens by itself; a reader may still choose FullPage. */
export type RoutePeek = 'Center' | 'Side';

export type RouteDefinition<
  Path extends string = string,
  Query extends UrlCodecs = UrlCodecs,
  Hash extends UrlCodecs = UrlCodecs,
> = {
  readonly path: Path;
  /** Other spellings that open the same page; links are never written with them. */
  readonly aliases: readonly string[];
  readonly query: Query;
  readonly hash: Hash;
  readonly hashRules: readonly UrlRule[];
  readonly host: RouteHost;
  readonly peek: RoutePeek;
  /** May lie as a side peek on top of another page. */
  readonly stackable: boolean;
  readonly enterpriseOnly: boolean;
};

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- a route without query or hash has no key at all
export type NoCodecs = Readonly<Record<never, never>>;
export type RouteOptions<Query extends UrlCodecs, Hash extends UrlCodecs> = {
  readonly aliases?: readonly string[];
  readonly query?: Query;
  readonly hash?: Hash;
  readonly hashRules?: readonly UrlRule[];
  readonly host?: RouteHost;
  readonly peek?: RoutePeek;
  readonly stackable?: boolean;
  readonly enterpriseOnly?: boolean;
};

export function route<
  const Path extends string,
  Query extends UrlCodecs = NoCodecs,
  Hash extends UrlCodecs = NoCodecs,
>(path: KnownParams<Path>, options: RouteOptions<Query, Hash> = {}): RouteDefinition<Path, Query, Hash> {
  return {
    path,
    aliases: options.aliases ?? [],
    query: options.query ?? ({} as Query),
    hash: options.hash ?? ({} as Hash),
    hashRules: options.hashRules ?? [],
    host: options.host ?? 'workspace',
    peek: options.peek ?? 'Center',
    stackable: options.stackable ?? false,
    enterpriseOnly: options.enterpriseOnly ?? false,
  };
}

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type RestNames<Name extends string> = Name extends `${infer Base}*` ? Base : never;
/** A misspelt param fails at the table and not in a browser. */
type KnownParams<Path extends string> = [NamesIn<Path>] extends [ParamName | 'path*'] ? Path : never;

export type PathParams<Path extends string> = {
  readonly [K in Exclude<NamesIn<Path>, `${string}*`>]: string;
} & { readonly [K in RestNames<NamesIn<Path>>]?: string };

export type RecordTitles = { readonly [K in IdParamName]?: string | undefined };
export type QueryValues<R> = R extends { readonly query: infer Q extends UrlCodecs } ? ValuesOf<Q> : never;
export type HashValues<R> = R extends { readonly hash: infer H extends UrlCodecs } ? ValuesOf<H> : never;
