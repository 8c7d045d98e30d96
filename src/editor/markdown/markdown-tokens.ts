import { MarkdownManager } from '@tiptap/markdown';
import { boundLexing } from './bound-lexing.ts';

/** What marked's lexer answers, as far as we read it. */
export type MarkdownToken = {
  readonly type: string;
  readonly raw: string;
  readonly text?: string;
  readonly tokens?: readonly MarkdownToken[];
  readonly depth?: number;
  readonly lang?: string;
  readonly href?: string;
  readonly title?: string | null;
  readonly ordered?: boolean;
  readonly start?: number | '';
  readonly items?: readonly MarkdownToken[];
  readonly task?: boolean;
  readonly checked?: boolean;
  readonly header?: readonly TableCellToken[];
  readonly rows?: readonly (readonly TableCellToken[])[];
};
export type TableCellToken = {
  readonly tokens: readonly MarkdownToken[];
  readonly align: 'left' | 'center' | 'right' | null;
};

let marked: MarkdownManager['instance'] | undefined;

/** Only the lexer: with options of its own, since Tiptap adds tokenizers to the shared defaults. */
export function readTokens(markdown: string): readonly MarkdownToken[] {
  marked ??= new MarkdownManager({ extensions: [] }).instance;
  const lexer = new marked.Lexer({ gfm: true, tokenizer: boundLexing(marked, markdown.length) });
  return lexer.lex(markdown);
}
