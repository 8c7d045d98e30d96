import type { Person } from './scene.ts';
import { ask } from './work.ts';

export type QuestionResultAnswer = {
  noteCount: number;
  question: { id: string; title: string; type: string };
  options: { id: string; optionText: string; noteCount: number }[];
};

/** How often each option of the questions of a project was chosen. */
export async function resultsOf(person: Person, projectId: string): Promise<QuestionResultAnswer[]> {
  const { questionResults } = await ask(
    person,
    `query ($id: ID!) { questionResults(projectId: $id) { noteCount question { id title type }
      options { id optionText noteCount } } }`,
    { id: projectId },
  );
  return questionResults;
}

export function countedAnswers(results: readonly QuestionResultAnswer[]): unknown[] {
  return results.map(({ question, noteCount, options }) => [
    question.title,
    question.type,
    noteCount,
    options.map((option) => `${option.optionText} ${option.noteCount}`),
  ]);
}
