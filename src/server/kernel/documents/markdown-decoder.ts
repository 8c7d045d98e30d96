import { fromMarkdown } from '#editor/markdown/from-markdown.ts';
import { toText } from '#editor/text/to-text.ts';
import { toYUpdate } from '#editor/yjs/to-y-update.ts';
import type { PreparedContent } from './content-decoder.ts';

/** Many at once: see convert-markdown.ts. */
export function decode(texts: readonly string[]): PreparedContent[] {
  return texts.map((text) => {
    const document = fromMarkdown(text);
    return { state: toYUpdate(document), text: toText(document).text };
  });
}
