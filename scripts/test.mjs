// npm test: everything, from a fresh clone. Ends with the line `N passed, N failed`.
// `npm test -- domain server` runs only those parts; `npm run test:faults` the long fault tests, `npm run test:cluster`
// several nodes behind a proxy.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { ensureModels } from './models.mjs';
import { projectDir } from './project.mjs';
import { run, runTool } from './run.mjs';
import { say } from './say.mjs';
import { mayTryAgain, outcomeOf, outsideOfTests } from './tries.mjs';

await ensureInstalled();
await ensureModels();

const asked = process.argv.slice(2);
const longFaults = asked.length === 1 && asked[0] === 'faults';
const wanted = (part) => asked.length === 0 || asked.includes(part);
const totals = { passed: 0, failed: 0, skipped: 0 };
/** Said again at the end, where it is found without reading the whole output. */
const notes = [];
const reports = join(projectDir, '.cache/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

if (wanted('check')) {
  say('\n■ Types, walls, lint, format, dead code');
  count(await run(process.execPath, ['scripts/check.mjs']));
}
if (wanted('domain')) await vitest('domain');
if (wanted('web')) await vitest('web');
if (wanted('server') || wanted('postgres') || wanted('faults')) await ensurePrograms();
const onCluster = asked.includes('cluster');
const postgres = wanted('postgres') || onCluster || longFaults ? await openPostgres() : undefined;
process.on('exit', () => postgres?.stop());
if (wanted('server')) await vitest('server', 'on the embedded database', shares());
if (wanted('faults')) await vitest('faults', 'on the embedded database', { ...shares(), ...faultRounds() });
if (postgres && !onCluster) await onPostgres(postgres);
if (onCluster) await behindProxy();
if (wanted('e2e')) await inBrowser();

for (const note of notes) say(`■ ${note}`);
say(
  `\n${totals.passed} passed, ${totals.failed} failed${totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''}`,
);
process.exit(totals.failed === 0 ? 0 : 1);

async function ensurePrograms() {
  const { ensureMediaPrograms } = await import('./media-programs.mjs');
  await ensureMediaPrograms();
}

async function openPostgres() {
  const { startPostgres } = await import('./postgres.mjs');
  // The long runs write more than memory should hold.
  const server = await startPostgres({ inMemory: !longFaults && !onCluster });
  if (!server)
    say('\n■ No PostgreSQL server can be had here: the server tests run on the embedded database only.');
  return server;
}

/** Where both databases are tested, most files ask only one of them. */
function shares() {
  return postgres && asked.length === 0 ? { HARK_TEST_SHARED: '1' } : {};
}

async function onPostgres({ url }) {
  const env = { HARK_TEST_DATABASE_URL: url, ...shares() };
  if (!longFaults) await vitest('server', 'on PostgreSQL', env);
  await vitest('faults', 'on PostgreSQL', { ...env, ...faultRounds() });
}

async function behindProxy() {
  const { ensureHaproxy } = await import('./haproxy.mjs');
  const haproxy = await ensureHaproxy();
  if (postgres && haproxy) {
    const env = { HARK_TEST_DATABASE_URL: postgres.url, HARK_HAPROXY: haproxy };
    await vitest('cluster', 'behind HAProxy', env);
    return;
  }
  say('\n■ The cluster needs PostgreSQL and HAProxy, and one of them can’t be had here.');
  totals.failed += 1;
}

async function inBrowser() {
  const { ensureBrowser } = await import('./browser.mjs');
  const { ensureBuilt } = await import('./build.mjs');
  const browser = await ensureBrowser();
  if (!browser) {
    say('\n■ No Chromium can be had here: the journeys did not run.');
    totals.failed += 1;
    return;
  }
  await ensureBuilt();
  await vitest('e2e', 'in Chromium', { CHROMIUM_PATH: browser });
}

function faultRounds() {
  return { HARK_FAULT_ROUNDS: longFaults ? '50' : '3' };
}

async function vitest(project, where = '', env = {}) {
  say(`\n■ ${project} ${where}`);
  const name = `${project}-${where.replaceAll(' ', '-')}`;
  const first = await runFiles(project, name, [], env);
  const second =
    first.failed > 0 && mayTryAgain(project) ? await runAgain(project, name, first, env) : undefined;
  const { passed, failed, skipped, failedTests, steadied } = outcomeOf(first, second);
  for (const file of steadied) notes.push(`${project} ${where}: passed only at the second try: ${file}`);
  if (failed > 0) notes.push(`${project} ${where}: failed: ${failedTests.join('; ') || outsideOfTests}`);
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
}

function runAgain(project, name, { failedFiles }, env) {
  // An error outside of any test names no file: the whole part is tried again.
  say(`\n■ once more: ${failedFiles.join(', ') || outsideOfTests}`);
  return runFiles(project, `${name}-again`, failedFiles, env);
}

async function runFiles(project, name, files, env) {
  const report = join(reports, `${name}.json`);
  const code = await runTool(
    'node_modules/vitest/vitest.mjs',
    [
      'run',
      ...files,
      '--project',
      project,
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env: { ...process.env, NODE_COMPILE_CACHE: join(projectDir, '.cache/compiled'), ...env } },
  );
  return readReport(report, code);
}

function readReport(report, code) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    return {
      passed: numPassedTests,
      // A file that could not even be loaded fails no test of its own.
      failed: code !== 0 && numFailedTests === 0 ? 1 : numFailedTests,
      skipped: numPendingTests,
      failedFiles: testResults
        .filter(({ status }) => status === 'failed')
        .map((file) => relative(projectDir, file.name)),
      failedTests: testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => fullName),
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failedFiles: [], failedTests: [] };
  }
}

function count(code) {
  if (code === 0) totals.passed += 1;
  else totals.failed += 1;
}
