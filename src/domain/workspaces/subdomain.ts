import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { bannedWords, profaneWords, reservedFirstWords } from './subdomain-words.data.ts';
import { deriveSubdomain, isSubdomainShaped, subdomainMaxLength } from './subdomain-shape.ts';

export const subdomainMinLength = 5;
/** Digits added to a derived subdomain that is taken or refused. */
export const subdomainSuffixDigits = 4;
/** What is left of a name under this length says nothing, so it is left out. */
export const subdomainStemMinLength = 2;

/** A subdomain that somebody typed. */
export function parseSubdomain(input: string): Parsed<string> {
  const subdomain = input.trim().toLowerCase();
  if (subdomain.length < subdomainMinLength) {
    return refused(`Subdomain must be at least ${subdomainMinLength} characters`);
  }
  if (subdomain.length > subdomainMaxLength) {
    return refused(`Subdomain must be at most ${subdomainMaxLength} characters`);
  }
  if (!isSubdomainShaped(subdomain)) {
    return refused('Subdomain must have only letters, digits and single hyphens between them');
  }
  return refusedWord(subdomain) ?? accepted(subdomain);
}

/** Subdomains to try for a new workspace, best first; never empty. `digits` makes the later ones unlikely to be taken. */
export function subdomainCandidates(workspaceName: string, digits: string): string[] {
  const derived = deriveSubdomain(workspaceName);
  const tail = digits.slice(0, subdomainSuffixDigits);
  const named = [
    derived,
    `${derived}-team`,
    `team-${derived}`,
    `${derived}-${tail}`,
    `team-${derived}-${tail}`,
  ];
  const tries = [...(derived.length < subdomainStemMinLength ? [] : named), `team-${tail}`];
  return [...new Set(tries)].filter((candidate) => parseSubdomain(candidate).ok);
}

function refusedWord(subdomain: string): { ok: false; message: string } | undefined {
  const words = subdomain.split('-');
  if (words.some((word) => profaneWords.has(word)))
    return refused('Choose a subdomain without offensive words');
  const banned = words.find((word) => bannedWords.has(word));
  if (banned !== undefined) return refused(`A subdomain can’t contain the word “${banned}”`);
  const [first = ''] = words;
  return reservedFirstWords.has(first)
    ? refused(`A subdomain can’t start with the word “${first}”`)
    : undefined;
}
