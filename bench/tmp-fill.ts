import pg from 'pg';
import { migrate } from '#server/platform/db/migrate.ts';
import { fillMaps } from '/work/main/bench/support/fill-maps.ts';
const owner = new pg.Pool({ connectionString: process.argv[2] });
await migrate(owner);
const f = await fillMaps(owner, { items: 100_000, ownMaps: 10_000, projects: 200, groups: 50, users: 5000 });
console.log(JSON.stringify({ workspaceId: f.workspaceId, viewer: f.viewers[0], v2: f.viewers[1] }));
await owner.end();
