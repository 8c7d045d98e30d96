import { sql, type RawBuilder } from 'kysely';
import { isAmong } from '#server/platform/db/is-among.ts';

/** Null: everything of the project. */
export type Only = readonly string[] | null;

export type ChosenPart = { readonly projectId: string; readonly only: Only };

export function isWanted(column: string, only: Only): RawBuilder<boolean> {
  return only === null ? sql<boolean>`true` : isAmong(column, only);
}
