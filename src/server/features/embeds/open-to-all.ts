import { sql, type RawBuilder } from 'kysely';
import '#server/features/public-links/tables.ts';

/** Whether a row of public_links opens all of its object now, without a password. */
export function isOpenToAll(link: string, now: Date): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${link}.revoked_at`)} is null and ${sql.ref(`${link}.password_hash`)} is null
    and ${sql.ref(`${link}.highlight_id`)} is null and ${sql.ref(`${link}.view_id`)} is null
    and (${sql.ref(`${link}.expires_at`)} is null or ${sql.ref(`${link}.expires_at`)} > ${now}::timestamptz))`;
}
