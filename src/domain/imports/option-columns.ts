import { textLimits } from '#domain/limits/text-limits.ts';
import { foldAnswer } from '#domain/questions/answer-in-cell.ts';
import { readsAsQuestion } from './infer-question.ts';
import { readTick } from './read-tick.ts';

/** Survey tools write a question with several answers as one column for each of its options. */
export type ColumnOption = { readonly question: string; readonly label: string };

type Column = { readonly header: string; readonly cells: readonly string[] };
type Read = ColumnOption & {
  readonly at: number;
  /** The header alone says that it is an option. */
  readonly isSure: boolean;
};

/** Which columns are options of one question; null for all others. */
export function findOptionColumns(columns: readonly Column[]): (ColumnOption | null)[] {
  const found: (ColumnOption | null)[] = columns.map(() => null);
  const filled = columns.map(({ cells }) => cells.map(foldAnswer).filter((cell) => cell !== ''));
  const facts: Facts = { columns, filled };
  const groups = [...groupsByHeader(facts), ...groupsOfOneHeader(facts), ...groupsOfLabels(facts)];
  for (const group of groups) {
    const free = group.filter(({ at }) => found[at] === null);
    if (free.length < 2) continue;
    for (const { at, question, label } of free)
      found[at] = { question: cut(question, textLimits.questionTitle.max), label };
  }
  return found;
}

type Facts = { readonly columns: readonly Column[]; readonly filled: readonly (readonly string[])[] };

/** “Which do you use? [Slack]”: the same question before, an option behind, and cells that tick it. */
function groupsByHeader({ columns, filled }: Facts): Read[][] {
  const read = columns.flatMap(({ header }, at): Read[] => {
    const parts = splitHeader(header.replaceAll(/\s+/gu, ' ').trim());
    return parts ? [{ ...parts, at }] : [];
  });
  const groups = [...Map.groupBy(read, ({ question }) => foldAnswer(question)).values()];
  return groups
    .map((group) => group.filter(({ at, label }) => (filled[at] ?? []).every((cell) => isTick(cell, label))))
    .filter((group) => {
      const own = group.filter(({ at, label }) => filled[at]?.includes(foldAnswer(label)));
      return group.every(({ isSure }) => isSure)
        ? group.some(({ at }) => filled[at]?.some((cell) => readTick(cell) !== false))
        : own.length > 0;
    });
}

/** The same header again and again, and one answer only in each of its columns. */
function groupsOfOneHeader({ columns, filled }: Facts): Read[][] {
  const read = columns.flatMap(({ header, cells }, at): Read[] => {
    const [label, ...others] = new Set(filled[at]);
    if (header.trim() === '' || label === undefined || others.length > 0 || readTick(label) !== null)
      return [];
    const words = cells.find((cell) => cell.trim() !== '')?.trim() ?? '';
    return [{ at, question: header.trim(), label: words, isSure: true }];
  });
  return [...Map.groupBy(read, ({ question }) => foldAnswer(question)).values()].filter(
    (group) => new Set(group.map(({ label }) => foldAnswer(label))).size === group.length,
  );
}

/** Typeform names columns by the option alone and repeats it in the cells; nothing says what the question was. */
function groupsOfLabels({ columns, filled }: Facts): Read[][] {
  const groups: Read[][] = [[]];
  for (const [at, { header }] of columns.entries()) {
    const own = filled[at] ?? [];
    if (own.length > 0 && own.every((cell) => cell === foldAnswer(header)))
      groups.at(-1)?.push({ at, question: '', label: header.trim(), isSure: true });
    else groups.push([]);
  }
  return groups.map((group) => {
    const question = group.map(({ label }) => label).join(', ');
    return group.map((one) => ({ ...one, question }));
  });
}

function isTick(cell: string, label: string): boolean {
  return readTick(cell) !== null || cell === foldAnswer(label);
}

const inBrackets = /^(.+?) ?\[([^[\]]+)\]$/u;
const behindQuestion = /^(.+\?) ?(?:- selected choice )?(?:[-–—:|/>] ?|\((?=.*\)$))?(.+?)$/iu;
const behindNumber = /^(q\d{1,3}[a-z]?) ?[_:.)\-–—] ?(.+)$/iu;
const behindDash = /^(.+?)(?: (?:[-–—|/>]) |: )(.+)$/u;

function splitHeader(header: string): (ColumnOption & { readonly isSure: boolean }) | null {
  const sure = inBrackets.exec(header) ?? behindQuestion.exec(header) ?? behindNumber.exec(header);
  const [, question = '', label = ''] = sure ?? behindDash.exec(header) ?? [];
  const bare =
    label.startsWith('(') || !label.endsWith(')') || label.includes('(') ? label : label.slice(0, -1);
  // “Q5. Do you drive?” is a question with its number.
  if (question === '' || bare.trim() === '' || readsAsQuestion(bare)) return null;
  return { question: question.trim(), label: bare.trim(), isSure: sure !== null };
}

function cut(text: string, most: number): string {
  return Array.from(text.toWellFormed()).slice(0, most).join('').trim();
}
