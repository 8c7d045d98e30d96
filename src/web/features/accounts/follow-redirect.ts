import { buildUrl } from '#domain/routes/build-url.ts';
import { navigate } from '#web/lib/navigation/navigator.ts';
import { rootAccounts } from './account-api.ts';
import { secondFactor } from './second-factor/second-factor-api.ts';

/** Workspaces live on other hosts, so entering one is a real page load. The URL comes from our own server. */
export async function enterWorkspace(
  teamId: string,
  { path, join = false }: { path?: string | undefined; join?: boolean } = {},
): Promise<void> {
  const { redirectUrl } = await rootAccounts.enterWorkspace({ teamId, join });
  const url = new URL(redirectUrl, location.href);
  location.assign(path === undefined ? url : withPath(url, path));
}

/** A workspace of another region is entered from the root host there, whose link holds the path itself. */
function withPath(url: URL, path: string): URL {
  if (url.pathname.startsWith('/team-redirect/')) return new URL(`${url.pathname}${path}`, url);
  url.searchParams.set('redirect', path);
  return url;
}

/** After signing in on this host: a full load, so that nothing of the signed-out state stays in memory. */
export async function enterApp(path: string | null | undefined): Promise<void> {
  const { state } = await secondFactor.step();
  location.replace(state === 'DUE' ? secondFactorUrl(path) : (path ?? '/home'));
}

/** A session that has ended leads to the sign-in page, one that only owes the second factor to that step. */
export async function leaveToSignIn(path: string | undefined): Promise<void> {
  const step = await secondFactor.step().catch(() => null);
  const query = path === undefined ? {} : { redirect: path };
  const target = step?.state === 'DUE' ? secondFactorUrl(path) : buildUrl('authLogin', { query });
  navigate(target, { replace: true });
}

function secondFactorUrl(path: string | null | undefined): string {
  return buildUrl('authSecondFactor', { query: path == null ? {} : { redirect: path } });
}

const healthTries = 10;

/** A new workspace may take a moment to answer on its own host. */
export async function waitUntilHealthy(url: string): Promise<void> {
  for (let tries = 0; tries < healthTries; tries += 1) {
    try {
      // Another origin: the answer is opaque, but it arrives only when the host does.
      await fetch(url, { mode: 'no-cors', cache: 'no-store' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}
