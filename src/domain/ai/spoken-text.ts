/** What a service reads aloud in one go; what is heard first comes sooner the shorter it is. */
export const spokenLimits = { firstPiece: 300, piece: 1500, pieces: 20 } as const;

export const speechBroke = 'The reading broke off. Try again.';

export type ShownForListening = {
  readonly text: string;
  /** No evidence was found for it: who listens has to hear that too. */
  readonly isDoubted: boolean;
};

export type SpokenSentence = {
  readonly text: string;
  /** Among the sentences that are shown. Null: it is said before them. */
  readonly place: number | null;
};
export type SpokenPiece = readonly SpokenSentence[];

const doubt = 'No evidence found.';

/** A text as it is read aloud, in pieces. Sentences whose reader can't see them are empty and left out. */
export function spokenPieces(sentences: readonly ShownForListening[], opening: string | null): SpokenPiece[] {
  const said = [
    ...(opening === null ? [] : [{ text: opening, place: null }]),
    ...sentences.flatMap(({ text, isDoubted }, place) => {
      const words = withoutMarkup(text);
      if (words === '') return [];
      return cutLong(isDoubted ? `${words} ${doubt}` : words).map((part) => ({ text: part, place }));
    }),
  ];
  const pieces: SpokenSentence[][] = [];
  for (const sentence of said) {
    const last = pieces.at(-1);
    const most = pieces.length === 1 ? spokenLimits.firstPiece : spokenLimits.piece;
    if (last && lengthOf([...last, sentence]) <= most) last.push(sentence);
    else pieces.push([sentence]);
  }
  return pieces.slice(0, spokenLimits.pieces);
}

/** A line for each sentence: voices pause there, also behind a heading. */
export function textOfPiece(piece: SpokenPiece): string {
  return piece.map(({ text }) => text).join('\n');
}

function lengthOf(piece: SpokenPiece): number {
  return textOfPiece(piece).length;
}

function withoutMarkup(text: string): string {
  return (
    text
      .replaceAll(/\[([^\]]*)\]\([^()\s]*\)/gu, '$1')
      .replaceAll(/\*\*|__|`/gu, '')
      // Voices would name each of the signs that hide redacted words.
      .replaceAll(/█+/gu, 'redacted')
      .replaceAll(/\s+/gu, ' ')
      .trim()
  );
}

/** At a space where there is one: a voice stumbles over half a word. */
function cutLong(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > spokenLimits.piece) {
    const space = rest.lastIndexOf(' ', spokenLimits.piece);
    const end = space > 0 ? space : beforeSurrogate(rest, spokenLimits.piece);
    parts.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...parts, rest];
}

function beforeSurrogate(text: string, end: number): number {
  return /[\uDC00-\uDFFF]/u.test(text.charAt(end)) ? end - 1 : end;
}
