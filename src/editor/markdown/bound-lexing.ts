import type { MarkdownManager } from '@tiptap/markdown';

type Marked = MarkdownManager['instance'];

/** Characters that may be looked at for the ends of marks, beside a few times the text itself. */
const startingRoom = 1_500_000;
const timesText = 4;
/** Lists and quotes in each other: each looks through all that is in it. */
const mostDepth = 40;
/** Comments and the like end where their end is; what is longer than a tag is none. */
const mayEndAnywhere = /^<(?:!--|\?|!\[CDATA\[|![a-z])/i;
const longestTag = 10_000;
const longRun = /^(?:\*{9,}|_{9,})/;
/** Without the sign of a mail address nearby it would be looked for from each letter to the end of the word. */
const mayBeAddress = /^(?:(?:https?|ftp):\/\/|www\.|[\w.+-]{1,320}@)/i;
/** Longer than any mail address. */
const mostWordsAtOnce = 1000;

/**
 * marked looks for the end of each star and each link to the end of the paragraph, and for a mail address from every
 * letter: a text of stars that end nowhere takes minutes. Once a text has had its share, the stars and brackets that
 * are left are read as words. Lists that are nested too deep are words too.
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
  let depth = 0;
  const nested = <T>(read: () => T | undefined): T | undefined => {
    if (depth >= mostDepth) return undefined;
    depth += 1;
    try {
      return read();
    } finally {
      depth -= 1;
    }
  };
  return new (class extends marked.Tokenizer {
    override emStrong(source: string, masked: string, before = '') {
      const isOpening = left > 0 && opensEmphasis(source, before);
      return within(source, isOpening, () => super.emStrong(source, masked, before));
    }

    override tag(source: string) {
      return (
        within(source, mayEndAnywhere.test(source), () => super.tag(source)) ??
        super.tag(source.slice(0, longestTag))
      );
    }

    override list(source: string) {
      return nested(() => super.list(source));
    }

    override blockquote(source: string) {
      return nested(() => super.blockquote(source));
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

    override url(source: string) {
      return mayBeAddress.test(source) ? super.url(source) : undefined;
    }

    override inlineText(source: string) {
      // Read one by one, each of a long run that opens nothing would be followed to the end of the run.
      const run = longRun.exec(source)?.[0];
      if (run !== undefined) return { type: 'text' as const, raw: run, text: run, escaped: false };
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
