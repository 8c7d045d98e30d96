import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#server/platform/db/database.ts';

/** What is said to be there and is not, or not wholly. */
export async function findHalfListed(database: Database, dataDir: string): Promise<string[]> {
  const { rows: streams } = await database.owner.query<{ folder: string }>(
    `select workspace_id || '/' || file_id || '/' || kind as folder from file_outputs where kind in ('hls-v2', 'hls-sharp')`,
  );
  const { rows: ready } = await database.owner.query<{ id: string }>(
    `select id from files where processing = 'COMPLETE' and type = 'VIDEO' and not exists
       (select 1 from file_outputs o where o.file_id = files.id and o.kind = 'hls-v2')`,
  );
  return [
    ...streams.flatMap(({ folder }) => missingIn(join(dataDir, 'files', folder))),
    ...ready.map(({ id }) => `the stream of ${id}`),
  ];
}

/** Segments that a stream's list names and that are not there, or the other way round. */
export function missingIn(folder: string): string[] {
  const list = readFileSync(join(folder, 'index.m3u8'), 'utf8');
  const named = new Set(
    [...list.matchAll(/[a-z0-9]+\.(?:m4s|mp4)/g)].map(([name]) => name).concat('index.m3u8'),
  );
  const there = new Set(readdirSync(folder));
  const ended = list.includes('#EXT-X-ENDLIST') ? [] : [`the end of ${folder}`];
  const absent = [...named].filter((name) => !there.has(name));
  const unknown = [...there].filter((name) => !named.has(name));
  return [...absent, ...unknown, ...ended];
}
