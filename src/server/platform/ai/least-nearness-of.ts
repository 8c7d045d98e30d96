/**
 * A model reads a word that it never learned in many pieces, and such a question lies near to anything: then only
 * what is very near counts. Both floors and the pieces were chosen on one half of the questions of two collections
 * and looked at on the other: `npm run bench -- search-relevance`.
 */
export function leastNearnessOf(question: string, pieces: number): number {
  const words = question.match(/[\p{L}\p{N}]+/gu)?.length ?? 1;
  return pieces / words < piecesOfAnUnknownWord ? 0.25 : 0.4;
}

const piecesOfAnUnknownWord = 2;
