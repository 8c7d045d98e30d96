import type { EditorInitialCommand } from '#domain/routes/editor-commands.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import type { Quote } from '#editor/text/find-quote.ts';
import { sideTabNamed, type SideTabName } from './side/use-side.ts';

/** What an address names inside a document. */
export type DocumentLink = {
  readonly commentId: string | null;
  readonly highlightId: string | null;
  readonly foundText: string | null;
  readonly quote: Quote | null;
  /** The tab at the side that it opens with. */
  readonly sideTab: SideTabName | null;
  /** What to ask the person for. */
  readonly command: EditorInitialCommand | null;
};

export function documentLinkOf(hash: RouteMatchOf<'note'>['hash']): DocumentLink {
  const { snippet, start = null, end = null } = hash;
  return {
    commentId: hash.c ?? null,
    highlightId: hash.h ?? null,
    foundText: hash.searchContent ?? null,
    quote: snippet === undefined ? null : { words: snippet, start, end },
    sideTab: hash.c === undefined ? sideTabNamed(hash.n) : 'Comments',
    command: hash.i ?? null,
  };
}
