/** Hosts that may be reached although they are not on the public internet: `name` on any port, or `name:port`. */
export function isHostAllowed(url: URL, allowed: readonly string[]): boolean {
  const name = url.hostname.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  const port = url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port;
  return allowed.some(
    (entry) => entry === name || entry === `${name}:${port}` || entry === `[${name}]:${port}`,
  );
}

/** The entry that allows an address of the operator's own settings, its port included. */
export function hostEntry(address: string | URL): string {
  const url = new URL(address);
  const port = url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port;
  return `${url.hostname}:${port}`;
}
