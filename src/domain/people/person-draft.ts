import { parseEmail } from '#domain/accounts/email.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

export type PersonDraft = { readonly name: string; readonly email: string | null };

/** A person is a record and needs either a name or an e-mail address, else nobody could find it again. */
export function parsePersonDraft(draft: PersonDraft): Parsed<PersonDraft> {
  const name = parseText(textLimits.personName, draft.name);
  if (!name.ok) return name;
  const typed = draft.email?.trim() ?? '';
  if (typed === '') {
    return name.value === ''
      ? refused('Enter a name or an e-mail address')
      : accepted({ name: name.value, email: null });
  }
  const email = parseEmail(typed);
  return email.ok ? accepted({ name: name.value, email: email.value }) : email;
}
