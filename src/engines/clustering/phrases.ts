/** Words that carry a sentence and say nothing of what it is about. A phrase neither begins nor ends with one. */
const weak = new Set(
  `a about above after again all also am an and any anyone are as at be because been before being but by can can't cannot
  could couldn't did didn't do does doesn't doing don't down each even ever every few for from further get getting go
  going gone got had hadn't has hasn't have haven't having he her here hers him his how however i i'd i'll i'm i've if in
  into is isn't it it's its itself just know let like made make many may me might more most much must my myself need no
  nor not now of off ok on once one only or other ought our ours out over own please put really same say see seem she
  should so some someone something still such sure take than thank thanks that that's the their theirs them then there
  these they thing things think this those through to too tried try trying under until up us use used using very want
  wanted was wasn't way we well were what when where which while who whom why will with won't would wouldn't yet you
  your yours`.split(/\s+/u),
);

/** Who does something: around it is a clause, and what is left of one names nothing. */
const subjects = new Set(
  `i i'd i'll i'm i've we we'd we'll we're we've he he's she she's they they'd they're they've you you're`.split(
    ' ',
  ),
);
/** Where a clause may end. Inside a word or a number the same marks end nothing. */
const borders = /[\n!?;:()[\]{}"“”«»…—–]|[.,](?!\d)/u;

const longest = 3;

/** The words of a text, in lower case, apostrophes kept inside a word. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\p{L}[\p{L}\p{N}]*(?:'\p{L}+)*|\p{N}+/gu) ?? []
  );
}

/** Every run of one to three words that could name something, as somebody said it: never over the end of a clause. */
export function phrasesOf(text: string): Set<string> {
  const phrases = new Set<string>();
  for (const clause of text.split(borders)) {
    const words = wordsOf(clause);
    for (let from = 0; from < words.length; from += 1) {
      for (let to = from + 1; to <= Math.min(words.length, from + longest); to += 1) {
        const phrase = words.slice(from, to);
        if (isName(phrase)) phrases.add(phrase.join(' '));
      }
    }
  }
  return phrases;
}

function isName(words: readonly string[]): boolean {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return (
    !weak.has(first) &&
    !weak.has(last) &&
    !words.some((word) => subjects.has(word)) &&
    words.some((word) => word.length > 2)
  );
}
