import { plainWords } from './plain-words.ts';
import { endsInsideMarker, readMarkers, type Mark } from './read-markers.ts';

/** One sentence of an answer with what it cites. `opens` says what it begins beside itself. */
export type ReadClaim = {
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly opens: 'heading' | 'paragraph' | 'item' | null;
};

export type ClaimReader = {
  /** The sentences that are complete with this part of the stream. */
  add(part: string): ReadClaim[];
  /** What is left when the stream has ended. */
  end(): ReadClaim[];
};

/** A sentence that does not end is cut here: nobody waits for it. */
const longest = 2000;
const sentenceEnd =
  /(?:(?<!\b(?:Mr|Mrs|Ms|Dr|vs|etc|e\.g|i\.e)|\.)[.!?]|(?:…|\.{3})(?=["”’')]?\s+\p{Lu}))["”’')]?(?:\s?[[【［]{1,2}[\d\s.,;]{1,80}[\]】］]{1,2})*(?=\s)|\n/u;
const bullet = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/u;

const heading = /^\s*(?:#{1,6}\s+|\*\*(?=[^*]{1,200}\*\*\s*$))/u;

/**
 * Reads sentences from a stream that is cut anywhere. Markers in blocks of code cite nothing and are left as they are.
 * `withHeadings`: lines marked as headings are told apart.
 */
export function createClaimReader({ withHeadings = false }: { withHeadings?: boolean } = {}): ClaimReader {
  let rest = '';
  let isNewParagraph = true;
  let isCode = false;

  function take(isEnd: boolean): ReadClaim[] {
    const claims: ReadClaim[] = [];
    for (;;) {
      const end = nextEnd(rest, isEnd);
      if (end === undefined) return claims;
      const sentence = rest.slice(0, end);
      rest = rest.slice(end);
      const claim = readOne(sentence);
      if (claim) claims.push(claim);
      if (sentence.endsWith('\n')) isNewParagraph = true;
    }
  }

  function readOne(sentence: string): ReadClaim | undefined {
    if (sentence.trim().startsWith('```')) {
      isCode = !isCode;
      return undefined;
    }
    const isHeading = withHeadings && !isCode && isNewParagraph && heading.test(sentence);
    const isItem = isNewParagraph && bullet.test(sentence);
    const body = isItem ? sentence.replace(bullet, '') : sentence;
    const { text, marks } = isCode ? { text: body.trim(), marks: [] } : readMarkers(body);
    const plain = plainWords(text);
    if (!/[\p{L}\p{N}]/u.test(plain)) return undefined;
    const opens = isHeading ? 'heading' : isItem ? 'item' : isNewParagraph ? 'paragraph' : null;
    isNewParagraph = false;
    return { text: plain, marks, opens };
  }

  return {
    add(part) {
      rest += part;
      return take(false);
    },
    end: () => take(true),
  };
}

/** Where the first sentence ends; undefined while more may belong to it. */
function nextEnd(text: string, isEnd: boolean): number | undefined {
  const found = sentenceEnd.exec(text);
  if (found) {
    const end = found.index + found[0].length;
    // A list's number is no sentence: "1. The export".
    if (found[0] === '.' && /^\s*\d{1,2}\.$/.test(text.slice(0, end))) {
      const further = nextEnd(text.slice(end), isEnd);
      return further === undefined ? undefined : end + further;
    }
    const after = text.slice(end).trimStart();
    if (found[0] === '\n' || isEnd || (after !== '' && !/^[[【［]/u.test(after))) return end;
    const marked = /^\s*(?:[[【［]{1,2}[\d\s.,;]{1,80}[\]】］]{1,2}\s*)+/u.exec(text.slice(end));
    if (marked && !endsInsideMarker(text)) {
      const stop = end + marked[0].length;
      return text.slice(stop) === '' ? undefined : stop;
    }
    if (after !== '' && !endsInsideMarker(text) && !marked) return end;
    return text.length > longest ? end : undefined;
  }
  if (isEnd && text !== '') return text.length;
  return text.length > longest ? longest : undefined;
}
