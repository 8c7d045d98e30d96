// npm start: a running Hark from a fresh clone.
import { ensureNode } from './node-version.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureModels } from './models.mjs';

ensureNode();
await ensureInstalled();
const { ensureBuilt } = await import('./build.mjs');
await Promise.all([ensureBuilt(), ensureModels()]);
await import('../src/server/main.ts');
