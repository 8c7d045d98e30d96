#!/usr/bin/env node
// npx hark <command>; npx hark --help lists them.
import { ensureNode } from './node-version.mjs';

// Everything after this line may need the newer Node, imports included.
ensureNode();
const { ensureInstalled } = await import('./install.mjs');
await ensureInstalled();
const { ensureServerBuilt } = await import('./build.mjs');
await import(new URL('cli.js', await ensureServerBuilt()).href);
