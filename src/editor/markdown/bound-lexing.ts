import type { MarkdownManager } from '@tiptap/markdown';

type Marked = MarkdownManager['instance'];

/** Characters that may be looked at for the ends of marks, beside a few times the text itself. */
const startingRoom = 1_500_000;
const timesText = 4;
/** Longer than any mail address. */
const mostWordsAtOnce = 1000;

/**
 * marked looks for the end of each star and each link to the end of the paragraph, and for a mail address from every
 * letter: a text of stars that end nowhere takes minutes. Once a text has had its share, the stars and brackets that
 * are left are read as words.
 */
export function boundLexing(marked: Marked, textLength: number) {
  let left = startingRoom + timesText * textLength;
  const within = <T extends { raw: string }>(
    source: string,
    isOpening: boolean,
    read: () => T | undefined,
  ): T | undefined => {
    if (!isOpening || left <= 0) return undefined;
    const token = read();
    left -= token?.raw.length ?? source.length;
    return token;
  };
  return new (class extends marked.Tokenizer {
    override emStrong(source: string, masked: string, before = '') {
      return within(source, opensEmphasis(source, before), () => super.emStrong(source, masked, before));
    }

    override del(source: string, masked: string, before = '') {
      return within(source, source.startsWith('~'), () => super.del(source, masked, before));
    }

    override link(source: string) {
      if (left <= 0) return undefined;
      const token = super.link(source);
      // An address is looked for to the next blank, a label only to its bracket.
      if (!token && /^!?\[[^[\]]*\]\(/.test(source)) left -= source.length;
      return token;
    }

    override inlineText(source: string) {
      const token = super.inlineText(source.slice(0, mostWordsAtOnce));
      if (token?.raw.length !== mostWordsAtOnce || source.length === mostWordsAtOnce) return token;
      // A mail address may begin here and go on behind.
      const words = /^[\s\S]*\S(?=\s)/.exec(token.raw)?.[0] ?? token.raw;
      return { ...token, raw: words, text: words };
    }
  })();
}

/** Where nothing opens, nothing is looked for: before a blank, and at an underscore inside a word. */
function opensEmphasis(source: string, before: string): boolean {
  return /^\*+[^\s*]/.test(source) || (/^_+[^\s_]/.test(source) && !/[\p{L}\p{N}]/u.test(before));
}
