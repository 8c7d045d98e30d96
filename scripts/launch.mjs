// node scripts/launch.mjs <script> [argument …]: the script, on a Node that is new enough for it.
// Nothing of the script is imported before: an old Node gives up on the first name it lacks, before any line runs.
import { ensureNode } from './node-version.mjs';

ensureNode();
const [node, , script, ...given] = process.argv;
process.argv = [node, script, ...given];
await import(`./${script}.mjs`);
