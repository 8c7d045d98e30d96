import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempDir } from '#tests/support/temp-dir.ts';
import { ProgramFailed, runProgram, type Program } from './run-program.ts';

const megabyte = 1024 * 1024;
const node = (script: string): Pick<Program, 'command' | 'args'> => ({
  command: process.execPath,
  args: ['-e', script],
});
const usual = { timeoutMs: 20_000, memoryBytes: 'unlimited' } as const;
const ending = (program: Program) =>
  runProgram(program).then(
    () => 'DONE',
    (error: unknown) => (error instanceof ProgramFailed ? error.code : error),
  );

test('a program says what it printed, and gets nothing of our environment', async () => {
  process.env['HARK_TEST_SECRET'] = 'secret';
  try {
    const printed = await runProgram({ ...usual, ...node('console.log(JSON.stringify(process.env))') });
    expect(printed).toContain('PATH');
    expect(printed).not.toContain('secret');
  } finally {
    delete process.env['HARK_TEST_SECRET'];
  }
});

test('one that does not end is ended with its children, by time and by who asked', async () => {
  const [first, second] = [tempDir(), tempDir()];
  const endless = (cwd: string) => ({
    ...usual,
    command: '/bin/sh',
    args: ['-c', '(while :; do echo >> beats; sleep 0.02; done) & sleep 60'],
    cwd,
  });
  const beats = () => statSync(join(first, 'beats')).size;
  expect(await ending({ ...endless(first), timeoutMs: 400 })).toBe('TIMEOUT');
  const counted = beats();
  expect(counted).toBeGreaterThan(0);
  expect(await ending({ ...endless(second), signal: AbortSignal.timeout(400) })).toBe('CANCELLED');
  expect(beats()).toBe(counted);
});

test('one that is not there, fails or talks without end is told apart', async () => {
  expect(await ending({ ...usual, command: '/nowhere/ffmpeg', args: [] })).toBeOneOf(['MISSING', 'FAILED']);
  expect(await ending({ ...usual, ...node('process.exit(3)') })).toBe('FAILED');
  expect(
    await ending({
      ...usual,
      command: '/bin/sh',
      args: ['-c', 'while :; do echo aaaaaaaaaaaaaaaaaaaaaaaaaaa; done'],
    }),
  ).toBe('FAILED');
});

test.runIf(existsSync('/usr/bin/prlimit'))('memory and files end where the limit is', async () => {
  const dir = tempDir();
  const fill = { ...usual, command: '/usr/bin/head', args: ['-c', '300000000', '/dev/zero'], cwd: dir };
  const hungry = { ...fill, args: ['-c', '-300000000', '/dev/zero'], onLine: () => {} };
  expect(await ending({ ...hungry, memoryBytes: 100 * megabyte })).toBe('FAILED');
  const write = {
    ...usual,
    command: '/bin/dd',
    args: ['if=/dev/zero', `of=${join(dir, 'big')}`, 'bs=1M', 'count=40'],
  };
  expect(await ending({ ...write, fileBytes: 10 * megabyte })).toBe('FAILED');
  expect(await ending({ ...write, fileBytes: 50 * megabyte })).toBe('DONE');
});
