import { superviseProcess } from '#server/platform/supervisor/supervise-process.ts';

process.exitCode = await superviseProcess({
  script: new URL('./dying-server.ts', import.meta.url),
  args: process.argv.slice(2),
  say: (text) => process.stdout.write(`${text}\n`),
});
