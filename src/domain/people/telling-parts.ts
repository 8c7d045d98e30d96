import { foldName } from './fold-name.ts';
import { isNoSurname } from './ordinary-words.ts';
import { wordsOf } from './name-words.ts';

const shortestPart = 3;
/** Words of a name in lower case that somebody typed in a hurry; more of them are a sentence. */
const mostInLowerCase = 3;

const nobodys = new Set(
  `mr mrs mister miss sir madam prof professor doctor herr frau fraulein monsieur madame mme senor senora
   speaker participant interviewer interviewee moderator researcher host guest user unknown customer
   the and for from with und der die das mit van von den del des dos bin ibn`.split(/\s+/u),
);

/** The parts of a name that tell somebody from others. Initials, titles and particles such as "van" don't. */
export function tellingParts(name: string): string[] {
  const words = wordsOf(name).map(({ word }) => word);
  const isHurried = words.length <= mostInLowerCase && !/[\p{Lu}\p{Lt}]/u.test(name);
  return words.filter((word) => {
    const folded = foldName(word);
    if (word.length < shortestPart || nobodys.has(folded)) return false;
    return /^[\p{Lu}\p{Lt}\p{Lo}]/u.test(word) || (isHurried && !isNoSurname(folded));
  });
}
