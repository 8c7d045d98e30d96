const words = 'the box came late and nobody had said so although the driver knew it since noon'.split(' ');

/** A transcript as people import it: paragraphs of two or three sentences, a heading now and then. */
export function longNote(characters: number): string {
  const content: object[] = [];
  let written = 0;
  for (let sentence = 1; written < characters; sentence += 3) {
    if (content.length % 40 === 0) content.push(heading(`Part ${content.length / 40 + 1}`));
    const text = [0, 1, 2].map((next) => sentenceOf(sentence + next)).join(' ');
    content.push({ type: 'paragraph', content: [{ type: 'text', text }] });
    written += text.length;
  }
  return JSON.stringify({ type: 'doc', content });
}

function heading(text: string): object {
  return { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] };
}

function sentenceOf(number: number): string {
  const length = 9 + (number % 7);
  const said = Array.from({ length }, (_, index) => words[(number * 5 + index * 3) % words.length]).join(' ');
  return `Sentence ${number} says that ${said}.`;
}
