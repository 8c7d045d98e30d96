#!/usr/bin/env node
// npx hark <command>; npx hark --help lists them.
import { ensureNode } from './node-version.mjs';

// Everything after this line may need the newer Node, imports included.
ensureNode();
const { ensureInstalled } = await import('./install.mjs');
await ensureInstalled();
await import('../src/server/cli.ts');
