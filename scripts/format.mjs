import { runTool } from './run.mjs';

process.exit(await runTool('node_modules/oxfmt/bin/oxfmt', []));
