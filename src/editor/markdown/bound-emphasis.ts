import type { MarkdownManager } from '@tiptap/markdown';

type Marked = MarkdownManager['instance'];

/** Characters that may be looked at for the ends of emphasis, beside a few times the text itself. */
const startingRoom = 1_500_000;
const timesText = 4;

/**
 * marked looks for the end of each star to the end of the paragraph: a text of stars that end nowhere takes minutes.
 * Once a text has had its share, the stars that are left are read as stars.
 */
export function boundEmphasis(marked: Marked, textLength: number) {
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
  })();
}

/** Where nothing opens, nothing is looked for: before a blank, and at an underscore inside a word. */
function opensEmphasis(source: string, before: string): boolean {
  return /^\*+[^\s*]/.test(source) || (/^_+[^\s_]/.test(source) && !/[\p{L}\p{N}]/u.test(before));
}
