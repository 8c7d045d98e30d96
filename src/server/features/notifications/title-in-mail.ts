import { titleOf } from '#domain/text/display-names.ts';
import type { AccessObjectType } from '#server/kernel/access/tables.ts';

/** What a notice is about, as the statements of mails read it. */
export type Titled = { type: AccessObjectType | null; title: string; isContact: boolean };

/** With contacts unnamed: a mail is read where nobody asks again who may know them. */
export function titleInMail(about: Titled | undefined): string {
  if (about?.isContact) return 'a contact';
  return about?.type == null ? '' : titleOf(about.type, about.title);
}
