// npm start: a running Hark from a fresh clone.
import { ensureInstalled } from './install.mjs';
import { ensureModels } from './models.mjs';

await ensureInstalled();
const { ensureBuilt, ensureServerBuilt } = await import('./build.mjs');
const [server] = await Promise.all([ensureServerBuilt(), ensureBuilt(), ensureModels()]);
const { superviseProcess } = await import('../src/server/platform/supervisor/supervise-process.ts');
// The server as a child: one that dies while it serves comes back, one that can't start says why and stays ended.
process.exitCode = await superviseProcess({
  script: new URL('main.js', server),
  args: process.argv.slice(2),
  say: (text) => process.stderr.write(`${text}\n`),
});
