// npm run build: everything that npm start does before it starts, for an image whose code is read-only later.
import { ensureInstalled } from './install.mjs';
import { ensureModels } from './models.mjs';

await ensureInstalled();
const { ensureBuilt, ensureServerBuilt } = await import('./build.mjs');
await ensureServerBuilt();
await ensureBuilt();
await ensureModels();
