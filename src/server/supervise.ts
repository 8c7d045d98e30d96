import { superviseProcess } from '#server/platform/supervisor/supervise-process.ts';

// The server as a child: one that dies while it serves comes back, one that can't start says why and stays ended.
process.exitCode = await superviseProcess({
  script: new URL('./main.ts', import.meta.url),
  args: process.argv.slice(2),
  say: (text) => process.stderr.write(`${text}\n`),
});
