import type { UrlCodecs } from './url-codec.ts';

/** Keys that only make sense together: where one is invalid or the rule fails, all of them are dropped. */
export type UrlRule = {
  readonly keys: readonly string[];
  readonly holds: (values: Readonly<Record<string, unknown>>) => boolean;
};
type Values = Record<string, unknown>;
type Source = { codecs: UrlCodecs; rules?: readonly UrlRule[]; plusIsSpace?: boolean };

/** Reads `a=1&b=2`. Unknown keys and values that do not read are left out; the first of a repeated key wins. */
export function parseUrlValues(encoded: string, source: Source): Values {
  const raw = splitPairs(encoded, source.plusIsSpace ?? false);
  const values: Values = {};
  for (const [key, codec] of Object.entries(source.codecs)) {
    const text = raw.get(key);
    const value = text === undefined ? undefined : codec.parse(text);
    if (value !== undefined) values[key] = value;
  }
  return keepRules(values, source.rules, (key) => raw.has(key));
}

/** The reverse, in the order of the codecs; what would not read back is not written. */
export function formatUrlValues(values: Readonly<Values>, source: Source): string {
  const formatted = new Map<string, string>();
  for (const [key, codec] of Object.entries(source.codecs)) {
    const value = values[key];
    if (value === undefined) continue;
    const text = codec.format(value).toWellFormed();
    if (codec.parse(text) !== undefined) formatted.set(key, text);
  }
  const given = Object.fromEntries([...formatted.keys()].map((key) => [key, values[key]]));
  const kept = keepRules(given, source.rules, (key) => values[key] !== undefined);
  return Object.keys(kept)
    .map((key) => `${encodeURIComponent(key)}=${encodeURIComponent(formatted.get(key) ?? '')}`)
    .join('&');
}

function keepRules(
  values: Values,
  rules: readonly UrlRule[] = [],
  wasGiven: (key: string) => boolean,
): Values {
  const dropped = new Set<string>();
  for (const rule of rules) {
    const isBroken = rule.keys.some((key) => wasGiven(key) && values[key] === undefined);
    if (isBroken || !rule.holds(values)) rule.keys.forEach((key) => dropped.add(key));
  }
  return Object.fromEntries(Object.entries(values).filter(([key]) => !dropped.has(key)));
}

function splitPairs(encoded: string, plusIsSpace: boolean): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const pair of encoded.split('&')) {
    const at = pair.indexOf('=');
    if (at <= 0) continue;
    const key = decodePart(pair.slice(0, at), plusIsSpace);
    const value = decodePart(pair.slice(at + 1), plusIsSpace);
    if (key !== undefined && value !== undefined && !pairs.has(key)) pairs.set(key, value);
  }
  return pairs;
}

export function decodePart(part: string, plusIsSpace = false): string | undefined {
  try {
    return decodeURIComponent(plusIsSpace ? part.replaceAll('+', ' ') : part);
  } catch {
    return undefined;
  }
}
