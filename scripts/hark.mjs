#!/usr/bin/env node
// npx hark <command>: backup, restore, migrate, user invite.
import { ensureNode } from './node-version.mjs';
import { ensureInstalled } from './install.mjs';

ensureNode();
await ensureInstalled();
await import('../src/server/cli.ts');
