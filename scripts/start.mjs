// npm start: a running Hark from a fresh clone.
import { ensureInstalled } from './install.mjs';
import { ensureModels } from './models.mjs';

await ensureInstalled();
const { ensureBuilt } = await import('./build.mjs');
await Promise.all([ensureBuilt(), ensureModels()]);
await import('../src/server/supervise.ts');
