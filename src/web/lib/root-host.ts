/** The server writes it into index.html; the same file serves the root app and every workspace. */
function rootHost(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="hark-root-host"]');
  return meta?.content ?? location.host;
}

export function isRootHost(): boolean {
  return location.host === rootHost();
}

export function rootUrl(path: string): string {
  return `${location.protocol}//${rootHost()}${path}`;
}
