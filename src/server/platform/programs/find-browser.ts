import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';
import type { Env } from '#server/platform/env/env.ts';

type Machine = {
  readonly platform: NodeJS.Platform;
  readonly home: string;
  readonly vars: Readonly<Record<string, string | undefined>>;
};

const ofLinux = [
  'chromium',
  'chromium-browser',
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const ofMac = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const ofWindows = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];

/** A browser that prints, as the installation names it or where their installers put them. */
export function findBrowser({ chromium }: Pick<Env, 'chromium'>): string | undefined {
  const machine = { platform: process.platform, home: homedir(), vars: process.env };
  return (chromium === undefined ? usualPlaces(machine) : [chromium]).find((path) => existsSync(path));
}

export function usualPlaces({ platform, home, vars }: Machine): string[] {
  if (platform === 'win32') {
    const folders = [vars['ProgramFiles'], vars['ProgramFiles(x86)'], vars['LocalAppData']];
    return folders.flatMap((folder) =>
      folder === undefined ? [] : ofWindows.map((path) => win32.join(folder, ...path)),
    );
  }
  if (platform === 'darwin')
    return ['/Applications', posix.join(home, 'Applications')].flatMap((folder) =>
      ofMac.map((name) => posix.join(folder, `${name}.app`, 'Contents', 'MacOS', name)),
    );
  return ofLinux.map((name) => `/usr/bin/${name}`);
}
