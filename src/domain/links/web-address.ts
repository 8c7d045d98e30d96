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
  if (host.length > 253 || isDisguisedNumber(host) || Number(port) > 65_535) return undefined;
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

/** A browser reads `443` or `0x7f.1` as an IP address; only one spelt in full means what it says. */
function isDisguisedNumber(host: string): boolean {
  const last = host.slice(host.lastIndexOf('.') + 1);
  if (!/^(\d+|0x[0-9a-f]*)$/i.test(last)) return false;
  const octets = host.split('.');
  return (
    octets.length !== 4 || !octets.every((octet) => /^(0|[1-9]\d{0,2})$/.test(octet) && Number(octet) <= 255)
  );
}
