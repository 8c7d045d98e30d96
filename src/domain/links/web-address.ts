export type WebAddress = {
  readonly scheme: 'http' | 'https';
  readonly host: string;
  readonly port: string;
  readonly path: string;
  readonly query: string;
  readonly hash: string;
};

/**
 * A strict part of the URL grammar. User names, backslashes, blanks and control characters are refused,
 * because browsers and servers disagree on the host of such an address.
 */
const pattern =
  /^(https?):\/\/((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)(?::(\d{1,5}))?(\/[^?#]*)?(?:\?([^#]*))?(?:#(.*))?$/i;

export function parseWebAddress(text: string): WebAddress | undefined {
  const trimmed = text.trim();
  if (trimmed.length > 8192 || /[\s\\\p{Cc}]/u.test(trimmed)) return undefined;
  const match = pattern.exec(trimmed);
  if (!match) return undefined;
  const [, scheme = '', host = '', port = '', path = '/', query = '', hash = ''] = match;
  if (host.length > 253) return undefined;
  return {
    scheme: scheme.toLowerCase() === 'https' ? 'https' : 'http',
    host: host.toLowerCase(),
    port,
    path,
    query,
    hash,
  };
}

export function isHostWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}
