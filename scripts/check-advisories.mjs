// Compares the lock files with a dated list of advisories, without a network: `npm audit` needs one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { advisoryProblems } from './advisory-problems.mjs';
import { projectDir } from './project.mjs';
import { say } from './say.mjs';

const read = (name) => JSON.parse(readFileSync(join(projectDir, name), 'utf8'));
const problems = advisoryProblems(read('docs/security/advisories.json'), {
  lock: read('package-lock.json'),
  now: new Date(),
});
for (const problem of problems) say(problem);
process.exit(problems.length === 0 ? 0 : 1);
