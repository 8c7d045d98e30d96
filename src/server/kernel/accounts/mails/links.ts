/** From the configuration, never from the request: a forged Host must not end up in a mail. */
export function rootLink(rootUrl: URL, path: string): string {
  return `${rootUrl.origin}${path}`;
}
