export const sensitiveParameters = ['token', 'confirmation_token', 'code'] as const;
export const redacted = 'REDACTED';

/** A value goes on behind a `;` that starts no new pair. */
const pairs = /([?&#;])([^=&#;?]+)=([^&#;]*(?:;[^=&#;]*(?=[;&#]|$))*)/g;

/** Each level of nesting encodes the one below again, so a hostile address could grow without end. */
const maxDepth = 4;

/**
 * For logs and telemetry: works on any text with `?a=1&b=2` or `#a=1` in it, also when the address is broken.
 * Addresses inside a value, such as a redirect, are cleaned too.
 */
export function redactUrl(url: string): string {
  return redactPairs(url, 0);
}

function redactPairs(text: string, depth: number): string {
  return text.replaceAll(pairs, (_, start: string, key: string, value: string) => {
    if (isSensitive(key) || depth > maxDepth) return `${start}${key}=${redacted}`;
    const inner = decoded(value);
    const clean = redactPairs(inner, depth + 1);
    return `${start}${key}=${clean === inner ? value : encodeURIComponent(clean)}`;
  });
}

function isSensitive(key: string): boolean {
  const name = decoded(key).trim().toLowerCase();
  return sensitiveParameters.some((parameter) => parameter === name);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
