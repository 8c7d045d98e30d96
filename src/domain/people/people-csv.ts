import { normaliseName } from '#domain/names/name-parts.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { parsePersonDraft, type PersonDraft } from './person-draft.ts';

export const peopleCsvHeader = ['Name', 'E-mail', 'Added'] as const;

export type PeopleFromCsv = {
  readonly drafts: readonly PersonDraft[];
  /** Rows that can't be taken, by their line in the file. */
  readonly problems: readonly { readonly line: number; readonly message: string }[];
};

const columns = {
  name: ['name', 'full name', 'contact', 'participant'],
  first: ['first name', 'firstname', 'given name'],
  last: ['last name', 'lastname', 'surname', 'family name'],
  email: ['e mail', 'email', 'e mail address', 'email address', 'mail'],
} as const;

/** People from the rows of a file whose first row names its columns. Of one e-mail address the first row counts. */
export function peopleOfCsv(rows: readonly (readonly string[])[]): Parsed<PeopleFromCsv> {
  const [header = [], ...lines] = rows;
  const titles = header.map(normaliseName);
  const at = (names: readonly string[]) => titles.findIndex((title) => names.includes(title));
  const [name, first, last, email] = [
    at(columns.name),
    at(columns.first),
    at(columns.last),
    at(columns.email),
  ];
  if (name < 0 && first < 0 && email < 0) {
    return refused('The first row must name a column “Name” or “E-mail”');
  }
  const drafts: PersonDraft[] = [];
  const problems: { line: number; message: string }[] = [];
  const known = new Set<string>();
  for (const [index, row] of lines.entries()) {
    if (row.every((cell) => cell.trim() === '')) continue;
    const cell = (column: number) => (column < 0 ? '' : (row[column] ?? ''));
    const parsed = parsePersonDraft({
      name: name < 0 ? `${cell(first)} ${cell(last)}` : cell(name),
      email: cell(email),
    });
    if (!parsed.ok) problems.push({ line: index + 2, message: parsed.message });
    else if (parsed.value.email === null || !known.has(parsed.value.email)) drafts.push(parsed.value);
    if (parsed.ok && parsed.value.email !== null) known.add(parsed.value.email);
  }
  return accepted({ drafts, problems });
}
