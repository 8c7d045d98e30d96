import { languageWords } from './languages.data.ts';
import { splitWords } from './split-words.ts';

const codes: Readonly<Record<keyof typeof languageWords, string>> = {
  english: 'en',
  german: 'de',
  french: 'fr',
  spanish: 'es',
  italian: 'it',
  portuguese: 'pt',
  dutch: 'nl',
  swedish: 'sv',
  danish: 'da',
  norwegian: 'no',
  finnish: 'fi',
  russian: 'ru',
};

/** Languages that no index has words of: known so that they are not taken for another. */
const furtherWords: Readonly<Record<string, string>> = {
  pl: 'i w z na nie sie to jest ze do jak ale co tak po od za o juz tylko czy bardzo moze jego dla mnie przez oraz gdy ten byl',
  cs: 'a je v se na to ze s z do si ale tak jako by jsem po pro co mi jak uz jen nebo byl ktery velmi take neni od kdyz jsou',
  tr: 've bir bu da de icin cok ne ile gibi ama daha ben var yok o kadar sonra olarak olan mi sey her en cunku degil hic',
  ro: 'si de in la pe nu ca este sunt cu o un ce mai din pentru sa se au dar care foarte am fost va ale cand daca',
  hu: 'a az es hogy nem is egy ez van de volt csak meg mar mint ha sem kell lehet nagyon vagy azt mert ki itt meg',
  id: 'yang dan di ini itu dengan untuk tidak dari dalam ke akan ada pada juga saya bisa sudah karena atau lebih oleh sangat tapi',
  vi: 'la va cua khong co cho nhung toi nguoi duoc mot trong da voi cac nay khi de den rat cung thi lam',
  uk: 'і в не на я що з як це по але вони ми у за так його від був а для ви тільки про ти або ще мені коли якщо вона вже щоб при дуже',
};

/** Frequent in what people say of a product: in a search these carry meaning, so its own list leaves them out. */
const saidWords: Partial<Record<keyof typeof languageWords, string>> = {
  english:
    "since last never every during between while too much please again always does keep keeps really great good love without before other others many stopped don't doesn't won't isn't can't didn't wasn't works working need needs cannot nothing everything nobody",
  german:
    'sind beim vom seit immer nie kein keine keinen jetzt schon dann diese dieser dieses jeder jede leider gut doch etwas alles meine meinem meiner',
  french:
    'a me ma mes l d j c s n qu pendant depuis trop vite chaque sous toujours jamais aucun sans chez suis ai peut faut apres avant encore vraiment',
  spanish:
    'a mi mis mucho mucha nada siempre nunca cada desde hace tiene puedo puede esto eso bien despues antes',
  portuguese: 'a meu meus minha muita nada sempre nunca cada desde tem posso pode isto bem antes agora estou',
  italian: 'l d c mio mia mie mi sempre mai ogni dopo prima niente troppo questa quello ancora senza',
};

/** Scripts that one language is mostly written in. Han comes behind those that are mixed with it. */
const scripts: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['ar', /\p{Script=Arabic}/gu],
];
const beyondLatin = /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;
// oxlint-disable-next-line no-control-regex -- the whole of ASCII is meant
const onlyAscii = /^[\0-\x7f]*$/;

const languages = [
  ...Object.entries(languageWords).map(
    ([name, words]) =>
      [codes[name as keyof typeof codes], withSaid(name as keyof typeof codes, words)] as const,
  ),
  ...Object.entries(furtherWords),
];
const owners = new Map<string, number>();
for (const [index, [, words]] of languages.entries())
  for (const word of new Set(words.split(' '))) owners.set(word, (owners.get(word) ?? 0) | (1 << index));

function withSaid(language: keyof typeof languageWords, words: string): string {
  return `${words} ${saidWords[language] ?? ''}`.trim();
}

const mostCharacters = 600;
/** A text of a language that nobody here knows has a few words that look like those of another. */
const leastShare = 1 / 8;

/** The language of a text by its script and its small words, as two letters; undefined where they don't tell. */
export function tellLanguage(text: string): string | undefined {
  const start = text.slice(0, mostCharacters);
  if (!onlyAscii.test(start) && beyondLatin.test(start)) {
    const letters = start.match(/\p{L}/gu)?.length ?? 0;
    const found = scripts.find(([, pattern]) => (start.match(pattern)?.length ?? 0) > letters / 3);
    if (found) return found[0];
  }
  return byWords(start);
}

function byWords(text: string): string | undefined {
  const words = splitWords(text);
  const seen = new Uint16Array(languages.length);
  for (const { folded, lower } of words) {
    const bits = owners.get(folded) ?? owners.get(beforeApostrophe(lower)) ?? 0;
    for (let index = 0; bits >> index !== 0; index += 1)
      if ((bits >> index) & 1) seen[index] = (seen[index] ?? 0) + 1;
  }
  let [best, next] = [0, 0];
  let at = -1;
  for (const [index, count] of seen.entries()) {
    if (count > best) [next, best, at] = [best, count, index];
    else if (count > next) next = count;
  }
  const isTold = best > next && best >= words.length * leastShare && (best > 1 || words.length <= 5);
  return isTold ? languages[at]?.[0] : undefined;
}

/** `it's` begins with a small word, and so does `l'app`. */
function beforeApostrophe(word: string): string {
  const at = word.indexOf("'");
  return at < 0 ? '' : word.slice(0, at);
}
