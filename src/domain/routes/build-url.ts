import { CodecError } from '#domain/codec/codec.ts';
import { withSlug } from '#domain/ids/slug.ts';
import { isIdParam, isParamName, paramCodec } from './route-params.ts';
import {
  routes,
  type HashOf,
  type ParamsOf,
  type QueryOf,
  type RouteName,
  type Routes,
} from './route-table.ts';
import type { RecordTitles, RouteDefinition } from './route.ts';
import { truncatePath } from './truncate-path.ts';
import { formatUrlValues } from './url-values.ts';

type Extras<N extends RouteName> = {
  readonly query?: QueryOf<N> | undefined;
  readonly hash?: HashOf<N> | undefined;
  /** Titles of the records named by the params; each becomes a readable prefix of its id. */
  readonly titles?: RecordTitles | undefined;
};
export type BuildOptions<N extends RouteName> =
  HasParams<N> extends false
    ? Extras<N> & { readonly params?: ParamsOf<N> }
    : Extras<N> & { readonly params: ParamsOf<N> };
export type BuildArguments<N extends RouteName> =
  HasParams<N> extends false ? [options?: BuildOptions<N>] : [options: BuildOptions<N>];

type HasParams<N extends RouteName> = Routes[N]['path'] extends `${string}{${string}` ? true : false;
type Texts = Readonly<Record<string, string | undefined>>;

/** Throws CodecError for a param that its route could not read back. */
export function buildUrl<N extends RouteName>(name: N, ...[options]: BuildArguments<N>): string {
  return fillRoute(routes[name], options);
}

type Filling = {
  readonly params?: Texts | undefined;
  readonly titles?: Texts | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly hash?: Readonly<Record<string, unknown>> | undefined;
};

/** For a page that only its definition is known of. */
export function fillRoute(definition: RouteDefinition, options?: Filling): string {
  const path = fillPath(definition.path, options?.params ?? {}, options?.titles ?? {});
  const query = formatUrlValues(options?.query ?? {}, { codecs: definition.query });
  const hash = formatUrlValues(options?.hash ?? {}, { codecs: definition.hash, rules: definition.hashRules });
  return `${truncatePath(path)}${query && `?${query}`}${hash && `#${hash}`}`;
}

function fillPath(template: string, params: Texts, titles: Texts): string {
  const path = template.replaceAll(/\{(\w+)(\*?)\}/g, (_, name: string, rest: string) => {
    if (rest !== '') return encodeRest(params[name] ?? '');
    const text = formatParam(name, params[name]);
    const title = titles[name];
    return encodeSegment(title !== undefined && isIdParam(name) ? withSlug(title, text) : text);
  });
  return template.endsWith('*}') && path.endsWith('/') ? path.slice(0, -1) : path;
}

function formatParam(name: string, value: string | undefined): string {
  const codec = isParamName(name) ? paramCodec(name) : undefined;
  const text = codec && value !== undefined ? codec.format(value) : undefined;
  if (!codec || text === undefined || codec.parse(text) === undefined) {
    throw new CodecError(codec?.name ?? 'known param', name, value);
  }
  return text;
}

function encodeRest(value: string): string {
  return paramCodec('path').format(value).split('/').map(encodeSegment).join('/');
}

function encodeSegment(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
