import { stemmer } from '@orama/stemmers/english';

/** Words that say nothing about what a sentence is about. */
const plain = new Set(
  (
    'a an the this that these those there here it its he him his she her hers they them their theirs we us our ours i me my ' +
    'mine you your yours who whom whose which what when where why how is are was were be been being am do does did done ' +
    'doing have has had having will would shall should can could may might must of to in on at by for from with without ' +
    'about into onto over under as and or but so if than then also just very really quite much many more most some any ' +
    'all each every both either other another such only own same too again up down out off not no nor never none nothing ' +
    "don't doesn't didn't isn't aren't wasn't weren't won't can't couldn't wouldn't shouldn't haven't hasn't hadn't " +
    'said say says saying told tell tells asked ask asks mentioned mention mentions thought think thinks thinking felt ' +
    'feel feels um uh mm hmm yeah yes okay ok oh well like get got getting go going goes thing things because cause ' +
    'know sort kind lot bit one ones people person participant participants user users team group meeting summarize ' +
    'discussion discuss discussed describe explain according'
  ).split(' '),
);

const pattern = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
const longest = 64;
const mostKept = 50_000;
const kept = new Map<string, string>();

/** What a text is about: its telling words without their endings, in order. */
export function contentStems(text: string): string[] {
  const stems: string[] = [];
  for (const [match] of text.matchAll(pattern)) {
    const word = match.slice(0, longest).toLowerCase().replaceAll('’', "'");
    if (!plain.has(word)) stems.push(stemOf(word.endsWith("'s") ? word.slice(0, -2) : word));
  }
  return stems;
}

/** How much of `words` is in `text`: 1 for all of it, 0 for none or where there are no words. */
export function coverOf(words: Iterable<string>, text: ReadonlySet<string>): number {
  const wanted = new Set(words);
  if (wanted.size === 0) return 0;
  let found = 0;
  for (const word of wanted) if (text.has(word)) found += 1;
  return found / wanted.size;
}

function stemOf(word: string): string {
  const known = kept.get(word);
  if (known !== undefined) return known;
  if (kept.size >= mostKept) kept.clear();
  const stem = /\d/.test(word) || word.length < 3 ? word : stemmer(word) || word;
  kept.set(word, stem);
  return stem;
}
