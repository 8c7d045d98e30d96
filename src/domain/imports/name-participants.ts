import { normaliseName } from '#domain/names/name-parts.ts';
import type { TableUse } from './import-target.ts';

type Column = { readonly header: string; readonly use: TableUse };

const mail = /^(e mail|email|e mail address|email address|mail)$/u;
const whole =
  /^(full name|(participant|respondent|contact|customer|user|person|interviewee)( full)? name|participant|respondent|interviewee)$/u;
const first = /^(first name|firstname|given name)$/u;
const last = /^(last name|lastname|surname|family name)$/u;

/**
 * What the person in a row is called, where the column of participants has their e-mail addresses. "Name" says so only
 * beside "Email": it is also what tables of sessions call their titles. Empty where no column says it.
 */
export function nameParticipants(columns: readonly Column[]): (cells: readonly string[]) => string {
  const who = columns.findIndex(({ use }) => use === 'PARTICIPANT');
  const headers = columns.map(({ header }) => normaliseName(header));
  const isNamed = mail.test(headers[who] ?? '') ? [whole, /^name$/u] : [whole];
  const full = isNamed
    .map((names) => headers.findIndex((header, at) => at !== who && names.test(header)))
    .find((at) => at >= 0);
  const parts =
    full === undefined
      ? [first, last].map((names) => headers.findIndex((header) => names.test(header)))
      : [full];
  return (cells) => {
    const name = parts
      .map((at) => cells[at]?.trim() ?? '')
      .join(' ')
      .trim();
    // "Interview 12" is what a session is called.
    return /[\d@]/u.test(name) ? '' : name;
  };
}
