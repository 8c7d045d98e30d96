import { fullUuid, id, matching, text, word, type UrlCodec } from './url-codec.ts';

/** A param name means the same on every route. Those that end in Id and are not listed name a record. */
const otherParams = {
  externalBookingId: text(200),
  filter: word,
  integration: word,
  path: restOfPath(),
  shareToken: matching('share token', (value) => /^[A-Za-z0-9]{12}$/.test(value)),
  tab: word,
  teamId: fullUuid,
  userProvidedCodeChallenge: text(256),
} as const;

/** Names a record: written short, with the record's title before it where one is given. */
export type IdParamName = `${string}Id` | 'datumData';
export type ParamName = keyof typeof otherParams | IdParamName;

export function isIdParam(name: string): name is IdParamName {
  return !Object.hasOwn(otherParams, name) && (name.endsWith('Id') || name === 'datumData');
}

export function isParamName(name: string): name is ParamName {
  return Object.hasOwn(otherParams, name) || isIdParam(name);
}

export function paramCodec(name: ParamName): UrlCodec<string> {
  return name in otherParams ? otherParams[name as keyof typeof otherParams] : id;
}

/** Empty, `.` and `..` segments go: joined to a host they could name another one. */
function restOfPath(): UrlCodec<string> {
  const tidy = (value: string): string =>
    value
      .split('/')
      .filter((segment) => segment !== '' && segment !== '.' && segment !== '..')
      .join('/');
  return { name: 'rest of a path', parse: (value) => tidy(value) || undefined, format: tidy };
}
