import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestApp } from './test-app.ts';

/** The tables that hold the word anywhere, in text of any case or in bytes, by the catalog's own list. */
export async function tablesWith({ database }: TestApp, word: string): Promise<string[]> {
  const { rows: tables } = await database.owner.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.owner.query(
      `select 1 from ${name} t where t::text ~* $1 or t::text like '%' || encode(convert_to($1, 'UTF8'), 'hex') || '%' limit 1`,
      [word],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** The files of the data folder that hold the word. */
export function filesWith({ env }: TestApp, word: string): string[] {
  return readdirSync(env.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => readFileSync(path).includes(word));
}
