import { countCharacters } from '#domain/limits/text-limit.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

export const passwordMinLength = 12;
/** Long enough for any passphrase, short enough that hashing can't be used to exhaust the server. */
export const passwordMaxLength = 128;

export const passwordRules = [
  { id: 'min-length', label: `at least ${passwordMinLength} characters` },
  { id: 'max-length', label: `at most ${passwordMaxLength} characters` },
  { id: 'upper-case', label: 'an upper-case letter' },
  { id: 'lower-case', label: 'a lower-case letter' },
  { id: 'digit', label: 'a digit' },
  { id: 'non-word', label: 'a symbol such as ! or #' },
] as const;
export type PasswordRule = (typeof passwordRules)[number];
export type PasswordRuleId = PasswordRule['id'];

/** In the order of `passwordRules`, for a checklist that ticks itself off while typing. */
export function unmetPasswordRules(password: string): PasswordRule[] {
  return passwordRules.filter((rule) => !holds[rule.id](password));
}

/** The value is exactly what was typed: a space at either end may be meant. */
export function parsePassword(password: string): Parsed<string> {
  const unmet = unmetPasswordRules(password).map((rule) => rule.label);
  if (unmet.length === 0) return accepted(password);
  const last = unmet.at(-1) ?? '';
  const list = unmet.length === 1 ? last : `${unmet.slice(0, -1).join(', ')} and ${last}`;
  return refused(`Password must have ${list}`);
}

const holds: Record<PasswordRuleId, (password: string) => boolean> = {
  'min-length': (password) => countCharacters(password) >= passwordMinLength,
  'max-length': (password) => countCharacters(password) <= passwordMaxLength,
  'upper-case': (password) => /\p{Lu}/u.test(password),
  'lower-case': (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\d/.test(password),
  'non-word': (password) => /\W/.test(password),
};
