// npm run bench [name …]: each file of bench/ prints one line of JSON with its figures and ratios.
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { ensureModels } from './models.mjs';
import { projectDir } from './project.mjs';
import { runTool } from './run.mjs';
import { say } from './say.mjs';

await ensureInstalled();
await ensureModels();
const { ensureBuilt } = await import('./build.mjs');
await ensureBuilt();
const asked = process.argv.slice(2);
let failed = 0;
for (const file of globSync('bench/*.bench.ts', { cwd: projectDir }).sort()) {
  const name = basename(file, '.bench.ts');
  if (asked.length > 0 && !asked.includes(name)) continue;
  say(`\n■ ${name}`);
  if ((await runTool(file, [])) !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
