import { countCharacters } from '#domain/limits/text-limit.ts';
import { namePartsOf, type NameParts } from './name-parts.ts';

/** Do the two names plausibly mean one person? Used to offer, never to merge without asking. */
export function namesMatch(left: string, right: string): boolean {
  const [a, b] = [namePartsOf(left), namePartsOf(right)];
  if (!a || !b || isOnlyInitials(a) || isOnlyInitials(b)) return false;
  if (a.last === undefined || b.last === undefined) return a.first === b.first && a.last === b.last;
  if (a.first === b.first && a.last === b.last) return true;
  if (a.last === b.last) return isInitialOf(a.first, b.first);
  return a.first === b.first && isInitialOf(a.last, b.last);
}

/** "J. D." could be anyone, and so could a lone letter. */
function isOnlyInitials({ first, last }: NameParts): boolean {
  return isInitial(first) && (last === undefined || isInitial(last));
}

function isInitialOf(a: string, b: string): boolean {
  return (isInitial(a) && b.startsWith(a)) || (isInitial(b) && a.startsWith(b));
}

function isInitial(part: string): boolean {
  return countCharacters(part) === 1;
}
