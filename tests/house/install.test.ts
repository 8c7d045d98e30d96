import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lockProblems } from '../../scripts/lock-problems.mjs';
import { reasonFor } from '../../scripts/npm-ci.mjs';
import { unsupportedPlatform } from '../../scripts/platform.mjs';
import { projectDir } from '#tests/support/test-database.ts';

const integrity = `sha512-${'a'.repeat(86)}==`;

const everyBuild = {
  'tool-linux-x64-gnu': { os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
  'tool-linux-x64-musl': { os: ['linux'], cpu: ['x64'], libc: ['musl'] },
  'tool-linux-arm64-gnu': { os: ['linux'], cpu: ['arm64'], libc: ['glibc'] },
  'tool-linux-arm64-musl': { os: ['linux'], cpu: ['arm64'], libc: ['musl'] },
  'tool-darwin-arm64': { os: ['darwin'], cpu: ['arm64'] },
  'tool-darwin-x64': { os: ['darwin'], cpu: ['x64'] },
  'tool-win32-x64-msvc': { os: ['win32'], cpu: ['x64'] },
};

function lockWithout(...left: string[]): Parameters<typeof lockProblems>[0] {
  const optionalDependencies = Object.fromEntries(Object.keys(everyBuild).map((name) => [name, '2.0.0']));
  const builds = Object.entries(everyBuild)
    .filter(([name]) => !left.includes(name))
    .map(([name, build]) => [`node_modules/${name}`, { version: '2.0.0', integrity, ...build }]);
  return {
    packages: {
      'node_modules/tool': { version: '2.0.0', integrity, optionalDependencies },
      ...Object.fromEntries(builds),
    },
  };
}

describe('the lock check', () => {
  test('passes a package whose builds are locked for every platform', () => {
    expect(lockProblems(lockWithout())).toEqual([]);
  });

  test.each([
    ['tool-linux-arm64-gnu', 'tool 2.0.0 has no build for linux arm64 glibc'],
    ['tool-linux-x64-musl', 'tool 2.0.0 has no build for linux x64 musl'],
    ['tool-darwin-arm64', 'tool 2.0.0 has no build for darwin arm64'],
    ['tool-win32-x64-msvc', 'tool 2.0.0 has no build for win32 x64'],
  ])('fails without %s', (left, problem) => {
    expect(lockProblems(lockWithout(left))).toEqual([problem]);
  });

  test('fails where one platform has a version of its own', () => {
    const lock = lockWithout();
    lock.packages['node_modules/tool-darwin-x64'] = {
      ...everyBuild['tool-darwin-x64'],
      version: '1.9.0',
      integrity,
    };
    expect(lockProblems(lock)).toEqual(['tool asks for tool-darwin-x64 2.0.0, and 1.9.0 is locked']);
  });

  test.each([undefined, 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=', 'sha512-short=='])(
    'fails for a hash of %s',
    (hash) => {
      const lock = lockWithout();
      const { integrity: _hash, ...rest } = lock.packages['node_modules/tool'] ?? { version: '2.0.0' };
      lock.packages['node_modules/tool'] = hash === undefined ? rest : { ...rest, integrity: hash };
      expect(lockProblems(lock)).toEqual(['tool 2.0.0 is locked without a SHA-512 hash']);
    },
  );
});

describe('the Node that is fetched', () => {
  const read = (path: string): string => readFileSync(join(projectDir, path), 'utf8');

  test('is one exact version for every platform, by its hash', () => {
    const { packages } = JSON.parse(read('runtime/package-lock.json'));
    const { optionalDependencies } = JSON.parse(read('runtime/package.json'));
    expect(packages[''].optionalDependencies).toEqual(optionalDependencies);
    expect(new Set(Object.values(optionalDependencies)).size).toBe(1);
    expect(String(Object.values(optionalDependencies)[0])).toMatch(/^\d+\.\d+\.\d+$/);
    expect(lockProblems({ packages })).toEqual([]);
  });

  test('comes by the lock file alone: nothing else downloads a program', () => {
    expect(read('scripts/node-version.mjs')).toContain('npmCi(home)');
    expect(read('scripts/npm-ci.mjs')).toContain("npmCommand(['ci',");
    expect(read('scripts/node-version.mjs')).not.toMatch(/https?:\/\/|fetch\(|npx /);
  });
});

describe('an install that fails says why', () => {
  test.each([
    ['npm error code EAI_AGAIN', 'can’t be reached'],
    ['npm error code ENOTFOUND', 'can’t be reached'],
    ['npm error code ETARGET\nnpm error notarget No matching version found', 'lacks a package'],
    ['npm error code E404', 'lacks a package'],
    ['npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device', 'disk is full'],
    ['npm error code EACCES', 'can’t be written to'],
    ['npm error something new', 'The lines above say why'],
  ])('%s', (said, reason) => {
    expect(reasonFor(said)).toContain(reason);
  });
});

test('an unsupported platform is told in one sentence', () => {
  expect(unsupportedPlatform('sunos', 'x64')).toMatch(/^Hark runs on .*; this machine is sunos on x64\.$/);
  expect(unsupportedPlatform('linux', 'arm64')).toBeUndefined();
});
