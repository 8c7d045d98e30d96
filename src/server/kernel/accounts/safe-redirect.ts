import { internalPath } from '#domain/routes/url-codec.ts';

/** A place inside this app, or null: a link in our own mail must never lead somebody elsewhere. */
export function safeRedirect(redirect: string | null | undefined): string | null {
  if (redirect === null || redirect === undefined || internalPath.parse(redirect) === undefined) return null;
  const here = 'http://hark.invalid';
  if (!URL.canParse(redirect, here)) return null;
  // Whatever a browser would make of it counts, `/..//evil` for one.
  const url = new URL(redirect, here);
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === here && internalPath.parse(path) !== undefined ? path : null;
}
