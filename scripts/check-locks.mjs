// Fails where a lock file would leave a supported platform without a native build, or takes a package without its hash.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockProblems } from './lock-problems.mjs';
import { projectDir } from './project.mjs';
import { say } from './say.mjs';

const locks = ['package-lock.json', 'models/package-lock.json', 'runtime/package-lock.json'];
const problems = locks.flatMap((path) =>
  lockProblems(JSON.parse(readFileSync(join(projectDir, path), 'utf8'))).map(
    (problem) => `${path}: ${problem}`,
  ),
);
for (const problem of problems) say(problem);
process.exit(problems.length === 0 ? 0 : 1);
