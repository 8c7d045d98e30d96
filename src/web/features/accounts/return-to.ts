import { internalPath } from '#domain/routes/url-codec.ts';

const key = 'hark-return-to';

/** Where somebody wanted to go before they had to sign in, with its query and hash; for this tab. */
export function keepReturn(path: string): void {
  sessionStorage.setItem(key, path);
}

/** Once: signing in later leads to the start again. */
export function takeReturn(): string | null {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return kept !== null && internalPath.parse(kept) !== undefined ? kept : null;
}
