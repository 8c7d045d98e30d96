import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

export type AccessToken = { readonly isApi: boolean; readonly workspaceId: string; readonly secret: string };

/** `[api.]{workspace id}.{secret}` */
export function formatAccessToken(token: AccessToken): string {
  const parts = [token.workspaceId, token.secret];
  return (token.isApi ? ['api', ...parts] : parts).join('.');
}

/** Checks the form only; the code that has the secret's hash decides whether it is real. */
export function parseAccessToken(text: string): Parsed<AccessToken> {
  const match = pattern.exec(text);
  const [, prefix, workspaceId, secret] = match ?? [];
  if (workspaceId === undefined || secret === undefined) return refused('The access token is not valid');
  return accepted({ isApi: prefix !== undefined, workspaceId: workspaceId.toLowerCase(), secret });
}

const pattern =
  /^(api\.)?([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})\.([A-Za-z0-9_-]{16,512})$/;
