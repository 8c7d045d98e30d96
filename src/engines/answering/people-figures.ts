import { findQuote } from './find-quote.ts';
import { numbersIn } from './claim-numbers.ts';

/** How many people the evidence of a claim comes from, and how many there are to come from. */
export type PeopleCount = { readonly cited: number; readonly total: number };

const amount = String.raw`(?:\d{1,6}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|\d{1,3}\s?%)`;
const who =
  '(?:participants?|people|users?|customers?|interviewees?|respondents?|persons?|contacts?|interviews?)';
const figure = new RegExp(
  String.raw`\b${amount}(?:\s+(?:out\s+)?of\s+(?:the\s+|all\s+)?(?:${amount}\s+)?|\s+)(?:\p{L}+\s+)?${who}\b|\b${amount}\s+(?:out\s+)?of\s+(?:the\s+)?${amount}\b`,
  'giu',
);

/** Figures about people that were neither counted by us nor said by somebody: models make them up. */
export function hasWrongFigure(claim: string, said: readonly string[], people?: PeopleCount): boolean {
  return [...claim.matchAll(figure)].some(([phrase]) => {
    if (said.some((text) => findQuote(phrase, text))) return false;
    const counted = people ? new Set([String(people.cited), String(people.total)]) : new Set<string>();
    return ![...numbersIn(phrase)].every((number) => counted.has(number));
  });
}

/** The claim without its figures about people, for checks that compare it with what was said. */
export function withoutFigures(claim: string): string {
  return claim.replaceAll(figure, 'people');
}
