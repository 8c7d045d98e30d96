import type { Level } from '#domain/access/levels.ts';

/** `grantee` is the id of a member or a group, or a special key. */
export type Grant = { readonly grantee: string; readonly level: Level };
