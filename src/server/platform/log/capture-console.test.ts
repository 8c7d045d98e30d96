import { afterEach, expect, test } from 'vitest';
import type { Log } from './log.ts';
import { createLog } from './create-log.ts';
import { captureConsole } from './capture-console.ts';

const { error, warn } = console;
afterEach(() => Object.assign(console, { error, warn }));

test('what a library prints is one line of the log, without a stack', () => {
  const log: Log = createLog({ level: 'silent' });
  const lines: unknown[] = [];
  log.warn = (...line: unknown[]) => void lines.push(line);
  captureConsole(log);
  const { error: print } = console;
  print('closing connection (while handling x)', new Error('Unexpected end of array\nat decode.ts:1'));
  expect(lines).toEqual([
    [{ said: 'closing connection (while handling x) Unexpected end of array' }, 'A library reports'],
  ]);
});
