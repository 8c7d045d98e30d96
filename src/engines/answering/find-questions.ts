export type Turn = { readonly text: string; readonly speaker: string | null };

/** A question by its place, and the places of what was said until the next. */
export type AskedAndSaid = { readonly question: number; readonly answers: readonly number[] };

const fewestWords = 4;

/** The interviewer's questions with what was answered; without speakers, every question in the text. */
export function findQuestions(sentences: readonly Turn[]): AskedAndSaid[] {
  const interviewer = whoAsks(sentences);
  const isAsked = ({ text, speaker }: Turn): boolean =>
    isQuestion(text) && (interviewer === null || speaker === interviewer);
  const found: { question: number; answers: number[] }[] = [];
  for (const [at, sentence] of sentences.entries()) {
    const last = found.at(-1);
    if (isAsked(sentence)) {
      // Two questions in one breath are one question with an afterthought.
      if (last && last.answers.length === 0) found.pop();
      found.push({ question: at, answers: [] });
    } else if (last && (interviewer === null || sentence.speaker !== interviewer)) last.answers.push(at);
  }
  return found.filter(({ answers }) => answers.length > 0);
}

/** The places of what the interviewer asks; none where it is not known who says what. */
export function findAsked(sentences: readonly Turn[]): ReadonlySet<number> {
  const interviewer = whoAsks(sentences);
  return new Set(
    [...sentences.keys()].filter((at) => {
      const sentence = sentences[at];
      return interviewer !== null && sentence?.speaker === interviewer && isQuestion(sentence.text);
    }),
  );
}

function isQuestion(text: string): boolean {
  return /\?["'”’)]*$/u.test(text.trim()) && (text.match(/\S+/g)?.length ?? 0) >= fewestWords;
}

/** Who asks most of the questions; null when it is not known who says what. */
function whoAsks(sentences: readonly Turn[]): string | null {
  const asked = new Map<string, number>();
  for (const { text, speaker } of sentences)
    if (speaker !== null && isQuestion(text)) asked.set(speaker, (asked.get(speaker) ?? 0) + 1);
  const speakers = new Set(sentences.map(({ speaker }) => speaker));
  if (speakers.size < 2) return null;
  return [...asked.entries()].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}
