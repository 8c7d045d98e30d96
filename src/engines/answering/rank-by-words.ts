import { contentStems } from './stems.ts';

const saturation = 1.2;
const lengthShare = 0.75;

/** BM25 of each text for a question, among these texts alone. */
export function rankByWords(question: string, texts: readonly string[]): number[] {
  const asked = new Set(contentStems(question));
  const counted = texts.map((text) => {
    const stems = contentStems(text);
    const counts = new Map<string, number>();
    for (const stem of stems) if (asked.has(stem)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    return { length: stems.length, counts };
  });
  const average = counted.reduce((sum, { length }) => sum + length, 0) / Math.max(1, counted.length) || 1;
  const weights = new Map(
    [...asked].map((stem) => {
      const having = counted.filter(({ counts }) => counts.has(stem)).length;
      return [stem, Math.log(1 + (texts.length - having + 0.5) / (having + 0.5))];
    }),
  );
  return counted.map(({ length, counts }) => {
    const norm = saturation * (1 - lengthShare + (lengthShare * length) / average);
    let score = 0;
    for (const [stem, count] of counts)
      score += ((weights.get(stem) ?? 0) * count * (saturation + 1)) / (count + norm);
    return score;
  });
}
