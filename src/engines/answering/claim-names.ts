import { contentStems } from './stems.ts';

/** Only people and their teams say something. */
const speaks =
  /^\s+(?:said|says|told|mentioned|asked|suggested|explained|thought|thinks|proposed|complained|argued|noted|added|agreed)(?=$|[^\p{L}])/u;
/** Somebody did something, or two of them did. */
const acts =
  /^\s+(?:said|says|\p{Ll}{2,}ed|had|has|was|is|took|went|found|felt|thought|told|gave|got|made|wrote|left|began|lost|kept|sent|saw|knew|chose|spent|paid|built|bought|brought|tried|could|couldn['’]t|can|can['’]t|did|didn['’]t|does|doesn['’]t|wants|likes|thinks|feels|prefers|and\s+\p{Lu})(?=$|[^\p{L}])/u;
/** Endings of things and of many, which open sentences as well. */
const thing = /(?:ing|ion|ions|ment|ness|ity|ers|ors|ies|ons|ts|ks)$/u;
/** Nobody's name, though it often opens a sentence like one. */
const nobody = new Set(
  (
    'a an the this that these those there it he she they we i you one two three four five both several many most some few ' +
    'all nobody everyone everybody someone somebody people users customers participants interviewees respondents others ' +
    'another each either neither and but so however also in on at for as when while after before because since although ' +
    'overall finally first second third yes no not researchers teams buyers admins members clients designers developers ' +
    'i’m i’d i’ll i’ve'
  ).split(' '),
);

/** The names that a claim names: capitalized words inside it, and at its start where somebody does something. */
export function namesIn(claim: string): string[] {
  const names: string[] = [];
  for (const match of claim.matchAll(/\p{Lu}[\p{L}\p{N}\p{M}’'-]*/gu)) {
    const word = match[0].replace(/['’]s$/u, '').replace(/['’-]+$/u, '');
    if (nobody.has(word.toLowerCase()) || /^I['’]/.test(word)) continue;
    const before = claim.slice(0, match.index);
    if (/[\p{L}\p{N}]$/u.test(before)) continue;
    const after = claim.slice(match.index + match[0].length);
    const isSomebody = speaks.test(after) || (acts.test(after) && !thing.test(word));
    if (!opensSentence(before) || isSomebody) names.push(word);
  }
  return names;
}

/** Those that the evidence does not name. A word with another ending is the same name: "Canadian" for "Canada" is not. */
export function namesMissing(claim: string, evidence: string): string[] {
  const known = new Set(evidence.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu));
  const stems = new Set(contentStems(evidence));
  return namesIn(claim).filter((name) => {
    const parts = name.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
    return !parts.every((part) => known.has(part) || contentStems(part).some((stem) => stems.has(stem)));
  });
}

function opensSentence(before: string): boolean {
  return /(?:^|[.!?:•\n]["“'‘(]?\s*|^[\s"“'‘(*-]+)$/u.test(before);
}
