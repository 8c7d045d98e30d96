import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startChild, type Child } from '#tests/support/child.ts';
import { tempDir } from '#tests/support/temp-dir.ts';

const script = 'tests/faults/children/supervise-dying-server.ts';

function supervise(how: string): Child {
  const child = startChild(script, [join(tempDir(), 'lived'), how]);
  onTestFinished(() => child.kill());
  return child;
}

test('a server that dies comes back; a signal reaches it and its exit code is kept', async () => {
  const child = supervise('dies');
  await child.says('Hark stopped unexpectedly (137) and starts again in 0.5 s.');
  await child.says('serving');
  child.process.kill('SIGTERM');
  expect(await child.ended).toBe(7);
});

test('a server that can’t start is not tried again', async () => {
  const child = supervise('fails');
  expect(await child.ended).toBe(3);
  expect(child.lines).toEqual([]);
});
