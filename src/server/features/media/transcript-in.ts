import type { DocumentJson, NodeJson } from '#editor/schema/document-json.ts';
import { toText } from '#editor/text/to-text.ts';
import { utteranceNodes } from '#editor/transcript/utterance-nodes.ts';
import { parseTranscript } from '#engines/captions/parse-transcript.ts';
import { startsTranscript } from '#engines/captions/read-turn-line.ts';
import {
  hasCaptions,
  readAsTranscript,
  recognizeTranscript,
} from '#engines/captions/recognize-transcript.ts';

/** Captions as a file holds them; empty lines count. */
export function captionsIn(text: string): DocumentJson | undefined {
  const words = clean(text);
  const parts = hasCaptions(words) ? recognizeTranscript(words) : undefined;
  return parts && { type: 'doc', content: utteranceNodes(parts, null) };
}

/** Nobody says them. What is behind one is said only from the next turn on. */
const outside: ReadonlySet<string> = new Set(['heading', 'horizontalRule', 'image', 'file', 'embed']);

/** What a meeting tool wrote down becomes what was said; headings, pictures and introductions stay what they are. */
export function transcriptIn(document: DocumentJson, { byNames = false } = {}): DocumentJson | undefined {
  const blocks = document.content ?? [];
  const words = linesOf(blocks.filter(({ type }) => !outside.has(type)));
  if ((byNames ? readAsTranscript : recognizeTranscript)(words) === undefined) return undefined;
  const speakers = new Map<string, string>();
  const content = rowsOf(blocks).flatMap((row) => {
    const start = row.findIndex((block) => isSpoken(block));
    if (start === -1) return row;
    const parsed = parseTranscript(linesOf(row.slice(start)));
    return parsed.ok ? [...row.slice(0, start), ...utteranceNodes(parsed.value, null, speakers)] : row;
  });
  return { ...document, content };
}

/** What is outside is a row of its own. */
function rowsOf(blocks: readonly NodeJson[]): NodeJson[][] {
  const rows: NodeJson[][] = [[]];
  for (const block of blocks) {
    if (outside.has(block.type)) rows.push([block], []);
    else rows.at(-1)?.push(block);
  }
  return rows;
}

function isSpoken(block: NodeJson): boolean {
  return !outside.has(block.type) && linesOf([block]).split('\n').some(startsTranscript);
}

function linesOf(content: readonly NodeJson[]): string {
  return clean(toText({ type: 'doc', content: [...content] }).text);
}

function clean(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
