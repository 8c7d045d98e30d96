import { namesIn } from '#engines/answering/claim-names.ts';

const spelled = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'twelve', 'twenty'];
const number = new RegExp(String.raw`\d+|\b(?:${spelled.join('|')})\b`, 'i');
const madeUp = ['Priya', 'Tomasz', 'Okafor', 'Lindqvist', 'Brightline', 'Zendesk', 'Amara'];

/** The claim with another number; undefined for one without any. */
export function spoilNumber(claim: string, random: () => number): string | undefined {
  const found = number.exec(claim)?.[0];
  if (found === undefined) return undefined;
  const other = /\d/.test(found)
    ? String(Number(found) + 1 + Math.floor(random() * 40))
    : pickOther(spelled, found.toLowerCase(), random);
  return claim.replace(found, other);
}

/** Somebody else said it: another speaker, or somebody who was not there. */
export function spoilName(
  claim: string,
  speaker: string,
  speakers: readonly string[],
  random: () => number,
): string {
  const other = pickOther(random() < 0.5 ? speakers : madeUp, speaker, random);
  return claim.replace(speaker, other);
}

/** The claim says the opposite; undefined where there is no plain place for it. */
export function spoilNegation(claim: string): string | undefined {
  if (/\bnot /.test(claim)) return claim.replace(/\bnot /, '');
  const verb = /\b(?:is|are|was|were|can|could|should|would|will|have|has)\b/.exec(claim);
  if (!verb || namesIn(claim).length === 0) return undefined;
  return claim.replace(verb[0], `${verb[0]} not`);
}

function pickOther(all: readonly string[], than: string, random: () => number): string {
  const others = all.filter((one) => one !== than);
  return others[Math.floor(random() * others.length)] ?? than;
}
