import type { Log } from './log.ts';

/**
 * What libraries print goes to the log as one line without a stack: a stranger's broken message must not fill it,
 * and nothing on standard error is outside the log's redaction.
 */
export function captureConsole(log: Log): void {
  const tell = (...said: unknown[]): void =>
    log.warn({ said: said.map(lineOf).join(' ') }, 'A library reports');
  Object.assign(console, { error: tell, warn: tell });
}

const longest = 300;

function lineOf(part: unknown): string {
  const text = part instanceof Error ? part.message : String(part);
  return (text.split('\n', 1)[0] ?? '').slice(0, longest);
}
