import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall, canApt } from './apt.mjs';
import { say } from './say.mjs';

/** Where nothing is set PostgreSQL takes one that knows no letters but A to Z. */
function locale() {
  return process.env['LC_ALL'] || process.env['LANG'] || 'C.UTF-8';
}

/** A PostgreSQL of its own for the run: `{ url, stop }`, or undefined where none can be had. */
export async function startPostgres({ inMemory = false } = {}) {
  const bin = findBinaries() ?? (await installBinaries());
  if (!bin) return undefined;
  const user = serverUser();
  const parent = (inMemory && dirInMemory()) || tmpdir();
  dropLeftovers(parent);
  const dir = mkdtempSync(join(parent, `hark-postgres-${process.pid}-`));
  if (user.uid !== undefined) chownSync(dir, user.uid, user.gid);
  const as = user.uid === undefined ? {} : { uid: user.uid, gid: user.gid };
  const data = join(dir, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'hark', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...as,
    cwd: dir,
    env: { ...process.env, LC_ALL: locale() },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const port = await freePort();
  // The tests themselves ask nothing of durability; a crash of the machine only costs the run.
  const settings = {
    fsync: 'off',
    ...(inMemory && { max_wal_size: '256MB' }),
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: dir,
    max_connections: 200,
  };
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...as, cwd: dir, stdio: 'ignore' },
  );
  const url = `postgres://hark@127.0.0.1:${port}/postgres`;
  const stop = () => {
    server.kill('SIGINT');
    spawnSync('sleep', ['0.5']);
    rmSync(dir, { recursive: true, force: true });
  };
  if (await answers(bin, port)) return { url, stop };
  stop();
  return undefined;
}

/**
 * Every file of tests has a database of its own, which is a thousand files. On a disk, making and dropping one takes ten
 * times as much work as in memory.
 */
function dirInMemory() {
  const dir = '/dev/shm';
  // What the tests take themselves must be left.
  if (!existsSync(dir) || process.availableMemory() < 4 * gibibyte) return undefined;
  const { bavail, bsize } = statfsSync(dir);
  return bavail * bsize < gibibyte ? undefined : dir;
}

const gibibyte = 1024 ** 3;

/** What a run left that was killed: its server ends when it finds its folder gone. */
function dropLeftovers(parent) {
  for (const name of globSync('hark-postgres-*-*', { cwd: parent })) {
    const [, , pid] = name.split('-');
    if (isRunning(Number(pid))) continue;
    try {
      rmSync(join(parent, name), { recursive: true, force: true });
    } catch (error) {
      // Somebody else's, which is none of ours to drop.
      if (error.code !== 'EACCES' && error.code !== 'EPERM') throw error;
    }
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function findBinaries() {
  const found = globSync('/usr/lib/postgresql/*/bin/postgres').sort().at(-1);
  if (found) return found.slice(0, -'/postgres'.length);
  const onPath = (process.env.PATH ?? '').split(':').find((dir) => existsSync(join(dir, 'initdb')));
  return onPath;
}

async function installBinaries() {
  if (!canApt()) return undefined;
  say('Installing PostgreSQL …');
  return (await aptInstall('postgresql')) ? findBinaries() : undefined;
}

/** PostgreSQL refuses to run as root. */
function serverUser() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim() || 65534);
  return { uid: id('-u'), gid: id('-g') };
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function answers(bin, port) {
  for (let round = 0; round < 100; round += 1) {
    if (spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q']).status === 0)
      return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
