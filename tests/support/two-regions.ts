import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegionId } from '#domain/workspaces/regions.ts';
import { readRegions, type RegionsEnv } from '#server/platform/env/regions-env.ts';
import { freePort } from './free-port.ts';
import { startTestApp, type TestApp } from './test-app.ts';

export type Region = { app: TestApp; env: RegionsEnv; rootUrl: URL };

/** Two installations with databases and ports of their own; the first is the directory. */
export async function startTwoRegions(): Promise<{ us: Region; eu: Region; close: () => Promise<void> }> {
  const settings = await regionSettings(['US_B', 'EU_A']);
  const [us, eu] = [await startRegion(settings, 'US_B'), await startRegion(settings, 'EU_A')];
  return {
    us,
    eu,
    close: async () => {
      await us.app.close();
      await eu.app.close();
      for (const { app } of [us, eu]) rmSync(app.env.webDir, { recursive: true, force: true });
    },
  };
}

type Settings = Readonly<Record<string, { url: string; source: Record<string, string> }>>;

/** What the operators of the regions write down. */
export async function regionSettings(ids: readonly RegionId[]): Promise<Settings> {
  const made = await Promise.all(
    ids.map(async (id) => {
      const { d, x } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
      return { id, url: `http://localhost:${await freePort()}`, d: d ?? '', x: x ?? '' };
    }),
  );
  const listed = made.map(({ id, url, x }) => `${id} ${url} ${x}`).join(', ');
  return Object.fromEntries(
    made.map(({ id, url, d }) => [
      id,
      { url, source: { HARK_REGION: id, HARK_REGIONS: listed, HARK_REGION_KEY: d } },
    ]),
  );
}

async function startRegion(settings: Settings, id: RegionId): Promise<Region> {
  const { url = '', source = {} } = settings[id] ?? {};
  const rootUrl = new URL(url);
  const env = readRegions(source, rootUrl);
  if (!env) throw new Error('No regions');
  const app = await startTestApp({ env: { rootUrl, regions: env, webDir: emptyWebApp() } });
  await app.http.listen({ port: Number(rootUrl.port), host: 'localhost' });
  return { app, env, rootUrl };
}

/** Redirects are made where pages are served, so there has to be a page. */
function emptyWebApp(): string {
  const dir = mkdtempSync(join(tmpdir(), 'hark-web-'));
  writeFileSync(join(dir, 'index.html'), '<html><head></head><body></body></html>');
  return dir;
}
