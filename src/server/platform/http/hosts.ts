export type Host = { kind: 'root' } | { kind: 'workspace'; subdomain: string } | { kind: 'unknown' };

/** The root host shows the root app, one label below it a workspace; anything else is nobody. */
export function readHost(hostHeader: string | undefined, rootUrl: URL): Host {
  const host = (hostHeader ?? '').toLowerCase();
  if (host === rootUrl.host) return { kind: 'root' };
  if (!host.endsWith(`.${rootUrl.host}`))
    return isLoopback(host, rootUrl) ? { kind: 'root' } : { kind: 'unknown' };
  const subdomain = host.slice(0, -rootUrl.host.length - 1);
  return /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(subdomain)
    ? { kind: 'workspace', subdomain }
    : { kind: 'unknown' };
}

/** People type 127.0.0.1 for localhost. */
function isLoopback(host: string, rootUrl: URL): boolean {
  return (
    rootUrl.hostname === 'localhost' && [`127.0.0.1:${rootUrl.port}`, `[::1]:${rootUrl.port}`].includes(host)
  );
}

/** Built from the configuration, never from the request: a forged Host must not end up in a mail. */
export function workspaceUrl(rootUrl: URL, subdomain: string, path = '/'): string {
  return `${rootUrl.protocol}//${subdomain}.${rootUrl.host}${path}`;
}
