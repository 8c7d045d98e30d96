// npm run check: types, walls, tables in SQL, lint, format, dead code, generated files, lock files, advisories. Everything at once, each with its own verdict.
import { spawn } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { projectDir } from './project.mjs';
import { say } from './say.mjs';

await ensureInstalled();

const checks = {
  generated: ['scripts/codegen.mjs', '--check'],
  types: ['node_modules/typescript/bin/tsc', '-b'],
  walls: [
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    'src',
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'err',
  ],
  sql: ['scripts/check-sql.mjs'],
  lint: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  format: ['node_modules/oxfmt/bin/oxfmt', '--check'],
  locks: ['scripts/check-locks.mjs'],
  advisories: ['scripts/check-advisories.mjs'],
  unused: ['node_modules/knip/bin/knip.js', '--no-progress'],
  // Without the tests: code that only they use is dead too.
  'unused but for tests': ['node_modules/knip/bin/knip.js', '--no-progress', '--production'],
};

const started = Date.now();
const results = await Promise.all(Object.entries(checks).map(([name, args]) => runCheck(name, args)));
const failed = results.filter(({ ok }) => !ok);
for (const { name, output } of failed) say(`\n── ${name}\n${output.trim()}`);
say(`\n${results.map(({ name, ok }) => `${ok ? 'ok  ' : 'FAIL'} ${name}`).join('\n')}`);
say(`checked in ${((Date.now() - started) / 1000).toFixed(1)} s`);
process.exit(failed.length === 0 ? 0 : 1);

function runCheck(name, args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: projectDir, env: { ...process.env, NO_COLOR: '1' } });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('exit', (code) => resolve({ name, ok: code === 0, output }));
  });
}
