// Fails where the SQL of a slice names a table of another slice that it does not import.
import { projectDir } from './project.mjs';
import { say } from './say.mjs';
import { sqlProblems } from './sql-problems.mjs';

const problems = sqlProblems(projectDir);
for (const problem of problems) say(problem);
process.exit(problems.length === 0 ? 0 : 1);
