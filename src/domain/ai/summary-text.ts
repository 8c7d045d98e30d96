export type WrittenSentence = {
  readonly text: string;
  readonly opens: 'heading' | 'paragraph' | 'item' | null;
};

/** What a person wrote into a summary: lines with ## are headings, lines with a dash are items of a list. */
export function readSummaryText(
  text: string,
  splitSentences: (line: string) => readonly string[],
): WrittenSentence[] {
  return text.split('\n').flatMap((line): WrittenSentence[] => {
    const heading = /^\s*#{1,6}\s+(.*\S)/u.exec(line)?.[1];
    if (heading !== undefined) return [{ text: heading, opens: 'heading' }];
    const item = /^\s*[-*•]\s+(.*\S)/u.exec(line)?.[1];
    return splitSentences(item ?? line).map((sentence, at) => ({
      text: sentence,
      opens: at > 0 ? null : item === undefined ? 'paragraph' : 'item',
    }));
  });
}

/** The text of a summary as a person edits it. */
export function writeSummaryText(sentences: readonly WrittenSentence[]): string {
  const starts = { heading: '\n\n## ', paragraph: '\n\n', item: '\n- ', next: ' ' } as const;
  return sentences
    .filter(({ text }) => text !== '')
    .map(({ text, opens }) => `${starts[opens ?? 'next']}${text}`)
    .join('')
    .trim();
}
