import { expect, test } from 'vitest';
import { findBrowser, usualPlaces } from './find-browser.ts';

const machine = { home: '/Users/ines', vars: { ProgramFiles: String.raw`C:\Program Files` } };

test.each([
  ['linux', '/usr/bin/chromium-headless-shell'],
  ['linux', '/usr/bin/microsoft-edge'],
  ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ['darwin', '/Users/ines/Applications/Chromium.app/Contents/MacOS/Chromium'],
  ['win32', String.raw`C:\Program Files\Microsoft\Edge\Application\msedge.exe`],
] as const)('a browser on %s is found at %s', (platform, path) => {
  expect(usualPlaces({ platform, ...machine })).toContain(path);
});

test('a browser that the installation names is the only one', () => {
  expect(findBrowser({ chromium: process.execPath })).toBe(process.execPath);
  expect(findBrowser({ chromium: '/nowhere/chromium' })).toBeUndefined();
});
