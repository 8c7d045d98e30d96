import { invalidFilter, tokensOf, type FilterToken } from './filter-tokens.ts';

export const filterOperators = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const;
export type FilterOperator = (typeof filterOperators)[number];

export type ScimFilter =
  | { readonly kind: 'and' | 'or'; readonly left: ScimFilter; readonly right: ScimFilter }
  | { readonly kind: 'not'; readonly inner: ScimFilter }
  | { readonly kind: 'present'; readonly attribute: string }
  | {
      readonly kind: 'compare';
      /** In lower case, without the schema's URN: `emails.value`. */
      readonly attribute: string;
      readonly operator: FilterOperator;
      readonly value: string | number | boolean | null;
    };

const mostTerms = 50;

/** `userName eq "ada" and (active eq true or title pr)`. Throws ScimError. */
export function parseFilter(text: string): ScimFilter {
  const tokens = tokensOf(text);
  if (tokens.length > mostTerms * 4) throw invalidFilter('The filter has too many terms');
  const reader = new FilterReader(tokens);
  const filter = reader.readOr();
  reader.requireEnd();
  return filter;
}

class FilterReader {
  readonly #tokens: readonly FilterToken[];
  #at = 0;

  constructor(tokens: readonly FilterToken[]) {
    this.#tokens = tokens;
  }

  requireEnd(): void {
    if (this.#at < this.#tokens.length) throw invalidFilter('The filter goes on after its end');
  }

  readOr(): ScimFilter {
    let left = this.#readAnd();
    while (this.#takeWord('or')) left = { kind: 'or', left, right: this.#readAnd() };
    return left;
  }

  #readAnd(): ScimFilter {
    let left = this.#readTerm();
    while (this.#takeWord('and')) left = { kind: 'and', left, right: this.#readTerm() };
    return left;
  }

  #readTerm(): ScimFilter {
    if (this.#takeWord('not')) {
      this.#requireMark('(');
      return { kind: 'not', inner: this.#readGroup(')') };
    }
    if (this.#takeMark('(')) return this.#readGroup(')');
    return this.#readComparison();
  }

  #readGroup(end: ')' | ']'): ScimFilter {
    const inner = this.readOr();
    this.#requireMark(end);
    return inner;
  }

  #readComparison(): ScimFilter {
    const attribute = attributeName(this.#readWord());
    if (this.#takeMark('[')) return prefixed(attribute, this.#readGroup(']'));
    const operator = this.#readWord().toLowerCase();
    if (operator === 'pr') return { kind: 'present', attribute };
    const known = filterOperators.find((name) => name === operator);
    if (!known) throw invalidFilter('The filter has an unknown operator');
    return { kind: 'compare', attribute, operator: known, value: this.#readValue() };
  }

  /** Microsoft's own requests leave out the quotes around a word or a time. */
  #readValue(): string | number | boolean | null {
    const next = this.#tokens[this.#at];
    if (next === undefined || next.kind === 'mark') throw invalidFilter('The filter compares with nothing');
    this.#at += 1;
    return next.kind === 'word' ? next.text : next.value;
  }

  #readWord(): string {
    const next = this.#tokens[this.#at];
    if (next?.kind !== 'word') throw invalidFilter('The filter needs the name of an attribute');
    this.#at += 1;
    return next.text;
  }

  #takeWord(word: string): boolean {
    const next = this.#tokens[this.#at];
    if (next?.kind !== 'word' || next.text.toLowerCase() !== word) return false;
    this.#at += 1;
    return true;
  }

  #takeMark(mark: string): boolean {
    const next = this.#tokens[this.#at];
    if (next?.kind !== 'mark' || next.text !== mark) return false;
    this.#at += 1;
    return true;
  }

  #requireMark(mark: string): void {
    if (!this.#takeMark(mark)) throw invalidFilter(`The filter misses a “${mark}”`);
  }
}

/** `urn:ietf:params:scim:schemas:core:2.0:User:userName` is `username`. */
export function attributeName(path: string): string {
  const bare = path.toLowerCase().startsWith('urn:') ? path.slice(path.lastIndexOf(':') + 1) : path;
  return bare.toLowerCase();
}

/** `emails[type eq "work"]`: what is in the brackets belongs to the attribute before them. */
function prefixed(attribute: string, filter: ScimFilter): ScimFilter {
  if ('left' in filter)
    return {
      ...filter,
      left: prefixed(attribute, filter.left),
      right: prefixed(attribute, filter.right),
    };
  if ('inner' in filter) return { ...filter, inner: prefixed(attribute, filter.inner) };
  return { ...filter, attribute: `${attribute}.${filter.attribute}` };
}
