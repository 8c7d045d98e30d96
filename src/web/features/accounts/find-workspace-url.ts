import { buildUrl } from '#domain/routes/build-url.ts';
import { rootUrl } from '#web/lib/root-host.ts';

/** Addresses that are mailed from there lead on to where the person wanted to go. */
export function findWorkspaceUrl(redirect: string | undefined): string {
  return rootUrl(buildUrl('authFindWorkspace', { query: redirect === undefined ? {} : { redirect } }));
}
