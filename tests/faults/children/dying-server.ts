import { existsSync, writeFileSync } from 'node:fs';
import { readyMessage } from '#server/platform/supervisor/supervise-process.ts';

// Stands in for the server: dies of exhausted memory in its first life, serves in the second.
const [marker = '', how = 'dies'] = process.argv.slice(2);
const isFirst = !existsSync(marker);
writeFileSync(marker, '');
process.on('SIGTERM', () => process.exit(7));
if (how === 'fails') process.exit(3);
process.send?.(readyMessage, () => {
  if (isFirst) process.kill(process.pid, 'SIGKILL');
  else process.stdout.write('serving\n');
});
setInterval(() => {}, 1000);
