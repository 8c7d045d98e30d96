import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildUrl } from '#domain/routes/build-url.ts';
import { newId } from '#server/platform/context/new-id.ts';
import { addWebApp } from './web-app.ts';

const webDir = mkdtempSync(join(tmpdir(), 'hark-web-'));
const http = fastify();

beforeAll(async () => {
  mkdirSync(join(webDir, 'packs'));
  writeFileSync(join(webDir, 'packs/app.js'), 'export {};');
  writeFileSync(join(webDir, 'index.html'), '<html><head></head><body></body></html>');
  writeFileSync(
    join(webDir, 'page-hints.json'),
    JSON.stringify({
      workspace: ['packs/app.js'],
      note: ['packs/app.js', 'packs/note.css', 'packs/note.js'],
    }),
  );
  await addWebApp(http, {
    webDir,
    rootUrl: new URL('https://hark.example'),
    workspaceExists: async (subdomain) => subdomain === 'acme',
    movedTo: async (subdomain) => (subdomain === 'old-acme' ? 'acme' : undefined),
    otherRegion: async (subdomain) =>
      subdomain === 'far-acme'
        ? { rootUrl: new URL('https://eu.hark.example'), subdomain: 'far-acme' }
        : subdomain === 'lost-acme'
          ? { down: 'EU_A' }
          : undefined,
  });
});

afterAll(async () => {
  await http.close();
  rmSync(webDir, { recursive: true, force: true });
});

async function pageAt(host: string, url: string): Promise<{ status: number; html: string }> {
  const answer = await http.inject({ url, headers: { host, accept: 'text/html' } });
  return { status: answer.statusCode, html: answer.body };
}

describe('the page of the web app', () => {
  test('names the files that a workspace’s page will ask for, each once', async () => {
    const note = await pageAt('acme.hark.example', buildUrl('note', { params: { noteId: newId() } }));
    expect(note.status).toBe(200);
    expect([...note.html.matchAll(/<link [^>]+>/g)].map(([link]) => link)).toEqual([
      '<link rel="modulepreload" crossorigin href="/packs/app.js" />',
      '<link rel="preload" as="style" crossorigin href="/packs/note.css" />',
      '<link rel="modulepreload" crossorigin href="/packs/note.js" />',
    ]);
    const home = await pageAt('acme.hark.example', '/home');
    expect(home.html).toContain('/packs/app.js');
    expect(home.html).not.toContain('/packs/note.js');
  });

  test('names none on the root host, and says where there is nothing', async () => {
    const root = await pageAt('hark.example', '/');
    expect(root.status).toBe(200);
    expect(root.html).not.toContain('<link');
    expect((await pageAt('acme.hark.example', '/no/such/place')).status).toBe(404);
    const nobody = await pageAt('nobody.hark.example', '/search?from="><b>');
    expect(nobody.status).toBe(404);
    expect(/href="([^"]*)"/.exec(nobody.html)?.[1]).toBe(
      'https://hark.example/auth/find-workspace?redirect=%2Fsearch%3Ffrom%3D%2522%253E%253Cb%253E',
    );
  });

  test('its files are kept by the browser, the page is not', async () => {
    const pack = await http.inject({ url: '/packs/app.js', headers: { host: 'acme.hark.example' } });
    expect(pack.body).toBe('export {};');
    expect(pack.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const hints = await http.inject({ url: '/page-hints.json', headers: { host: 'acme.hark.example' } });
    expect(hints.headers['cache-control']).toBe('no-cache');
  });

  test.each([
    ['/packs', 404],
    ['/packs/', 403],
    ['/packs/none.js', 404],
    ['/packs/..%2findex.html', 404],
  ])('there is no file at %s', async (url, status) => {
    const answer = await http.inject({ url, headers: { host: 'acme.hark.example' } });
    expect(answer.statusCode).toBe(status);
  });

  test.each([
    ['/notes/1?tab=tags', 'https://acme.hark.example/notes/1?tab=tags'],
    ['//evil.example/x', 'https://acme.hark.example/evil.example/x'],
    ['/..//evil.example', 'https://acme.hark.example/evil.example'],
  ])('leads %s of a former address to the present one', async (url, to) => {
    const headers = { host: 'old-acme.hark.example', accept: 'text/html' };
    const { statusCode, headers: answer } = await http.inject({ url, headers });
    expect({ statusCode, to: answer.location }).toEqual({ statusCode: 302, to });
  });
});
