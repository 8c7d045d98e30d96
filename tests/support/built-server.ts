import { fileURLToPath } from 'node:url';
import { ensureServerBuilt } from '../../scripts/build.mjs';

let built: Promise<URL> | undefined;

/** What `npm start` runs, or `npx hark`. Not their scripts: those install dependencies into the folder that is tested. */
export async function builtServer(entry: 'main' | 'cli' | 'start-server'): Promise<string> {
  return fileURLToPath(new URL(`${entry}.js`, await (built ??= ensureServerBuilt())));
}
