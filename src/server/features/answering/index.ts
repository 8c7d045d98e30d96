import type { Feature } from '#server/platform/app/feature.ts';
import { answeringSchema } from './resolvers.ts';

export { answerModels, type AnswerModels } from './answer-models.ts';
export { readInstructions } from './ai-instructions.ts';
export type { CitedTables } from './cited-tables.ts';
export type { CitedPage } from './cited-page.ts';
export { forgetCited } from './forget-cited.ts';
export { generateCited } from './generate-cited.ts';
export { placeSentences } from './place-sentences.ts';
export { promptSources } from './prompt-sources.ts';
export { readShown, type ShownCitation, type ShownSentence, type ShownText } from './read-shown.ts';
export { isSeen } from './seen-items.ts';
export { watchAccess } from './watch-access.ts';
export { copyCited, forgetCitedText } from './write-cited.ts';
export { writeQuotes } from './write-quotes.ts';
export type {
  AnswerEngine,
  Cited,
  CitedSentence,
  FinishedAnswer,
  ShownDoubt,
  Source,
  SourceSentence,
} from './source.ts';
export { Stopped } from './stopped.ts';
export { startWriting, writeToEnd, type EndState, type Writing } from './start-writing.ts';

/** Texts whose every sentence is checked against what it rests on: answers and summaries are written with it. */
export const answering: Feature = { name: 'answering', schema: () => answeringSchema };
