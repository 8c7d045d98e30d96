import { sql, type RawBuilder } from 'kysely';
import { titleOf } from '#domain/text/display-names.ts';
import '#server/features/people/tables.ts';
import type { AccessObjectType } from '#server/kernel/access/tables.ts';
import type { TxCtx } from '#server/platform/context/context.ts';

/** What a notice is about, as the statements of mails read it. */
export type Titled = { type: AccessObjectType | null; title: string; isContact: boolean };

/** With contacts unnamed: a mail is read where nobody asks again who may know them. */
export function titleInMail(about: Titled | undefined): string {
  if (about?.isContact) return 'a contact';
  return about?.type == null ? '' : titleOf(about.type, about.title);
}

export function isContact(tx: TxCtx, id: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from people about where about.workspace_id = ${tx.workspace.id} and about.id = ${id})`;
}
