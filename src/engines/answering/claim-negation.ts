import { contentStems } from './stems.ts';

const negation =
  /(?:^|[^\p{L}])(?:not|never|no|nobody|none|nothing|neither|nor|without|cannot|hardly|barely|isn['’]?t|aren['’]?t|wasn['’]?t|weren['’]?t|don['’]?t|doesn['’]?t|didn['’]?t|won['’]?t|wouldn['’]?t|can['’]?t|couldn['’]?t|shouldn['’]?t|hasn['’]?t|haven['’]?t|hadn['’]?t)(?=$|[^\p{L}])/giu;
/** Say the same as a negation in other words. */
const averse =
  /fail|unable|lack|miss|hard to|difficult|trouble|struggl|refus|avoid|reject|against|dislik|unclear|unhappy|confus|problem|issue|broken|too |instead|rather|only|\bun\p{L}{3}|\bin(?:ability|capable|adequate|sufficient)|dis(?:agree|appoint)/iu;
/** As many words after a "not" are what it denies. */
const reach = 5;

/** Whether the claim denies what the evidence says, or says what the evidence denies. */
export function contradicts(claim: string, evidence: string): boolean {
  const claimDenies = deniedStems(claim);
  const evidenceDenies = deniedStems(evidence);
  if (claimDenies === null) {
    if (evidenceDenies === null || averse.test(claim)) return false;
    const about = contentStems(claim);
    // Only what the claim repeats word for word can have lost its "not".
    const lost = about.filter((stem) => evidenceDenies.has(stem));
    return lost.length > 0 && lost.length * 2 >= Math.min(evidenceDenies.size, about.length);
  }
  return evidenceDenies === null && !averse.test(evidence);
}

/** The telling words after each negation; null without any. */
function deniedStems(text: string): Set<string> | null {
  const found = [...text.matchAll(negation)];
  if (found.length === 0) return null;
  const stems = new Set<string>();
  for (const match of found) {
    const rest = text.slice(match.index + match[0].length);
    // What is behind the next mark is another matter.
    const [own = ''] = rest.split(/[.,;:!?\n]/u, 1);
    const after = own.match(/\S+/gu) ?? [];
    for (const stem of contentStems(after.slice(0, reach).join(' '))) stems.add(stem);
  }
  return stems;
}
