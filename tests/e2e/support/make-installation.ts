import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from '#tests/support/child.ts';
import { fillDataDir, projectDir } from '#tests/support/test-database.ts';

/** Once for what the server is made of, and for a day: the sample's dates are counted from when it was installed. */
export async function makeInstallation(): Promise<string> {
  const dir = join(projectDir, '.cache/test-databases');
  const finished = join(dir, `${serverChecksum()}.installed`);
  if (existsSync(finished)) return finished;
  const making = `${finished}.${process.pid}`;
  await fillDataDir(making);
  const child = startChild('tests/e2e/children/install.ts', [making]);
  if ((await child.ended) !== 0) throw new Error(`The sample could not be installed: ${child.errors()}`);
  for (const old of globSync('*.installed', { cwd: dir })) rmSync(join(dir, old), { recursive: true });
  renameSync(making, finished);
  return finished;
}

function serverChecksum(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  const sources = globSync(
    '{src/{domain,editor,server}/**/*,db/migrations/*,package-lock.json,models/*.json,tests/e2e/children/*}',
    {
      cwd: projectDir,
      withFileTypes: true,
    },
  );
  for (const path of sources
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))
    .sort())
    hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}
