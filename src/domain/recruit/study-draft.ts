import type { CountLimit } from '#domain/limits/count-limit.ts';
import { checkCount } from '#domain/limits/count-limits.ts';
import { recruitCountLimits, recruitTextLimits } from '#domain/limits/recruit-limits.ts';
import { parseText, type TextLimit } from '#domain/limits/text-limit.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import type { QuestionType } from '#domain/questions/question-types.ts';

export type ScreenerQuestion = {
  readonly type: QuestionType;
  readonly title: string;
  readonly options: readonly string[];
};

export type StudyDraft = {
  readonly internalTitle: string;
  readonly externalTitle: string;
  readonly description: string;
  readonly jobTitles: readonly string[];
  readonly industries: readonly string[];
  /** An answer that the lists do not offer. */
  readonly other: string;
  readonly participants: number;
  readonly questions: readonly ScreenerQuestion[];
};

/** `path` names the input to mark: `externalTitle`, `questions[2].options[0]`. */
export type StudyProblem = { readonly path: string; readonly message: string };

/** Everything that keeps a draft from recruiting, for a form that shows all of it at once. */
export function studyProblems(draft: StudyDraft): StudyProblem[] {
  return [
    ...text('internalTitle', recruitTextLimits.internalTitle, draft.internalTitle),
    ...text('externalTitle', recruitTextLimits.externalTitle, draft.externalTitle),
    ...text('description', recruitTextLimits.description, draft.description),
    ...count('jobTitles', recruitCountLimits.jobTitles, draft.jobTitles.length),
    ...count('industries', recruitCountLimits.industries, draft.industries.length),
    ...text('other', recruitTextLimits.other, draft.other),
    ...participantProblems(draft.participants),
    ...draft.questions.flatMap((question, index) => questionProblems(`questions[${index}]`, question)),
  ];
}

export function checkStudyDraft(draft: StudyDraft): Parsed<StudyDraft> {
  const [first] = studyProblems(draft);
  return first === undefined ? accepted(draft) : refused(first.message);
}

export function parseReportComment(input: string): Parsed<string> {
  return parseText(recruitTextLimits.reportComment, input);
}

/** What a person tells the AI that drafts a study. */
export function parseStudyPrompt(input: string): Parsed<string> {
  return parseText(recruitTextLimits.prompt, input);
}

function participantProblems(participants: number): StudyProblem[] {
  if (!Number.isSafeInteger(participants) || participants < 1) {
    return [{ path: 'participants', message: 'A study must have at least 1 participant' }];
  }
  return count('participants', recruitCountLimits.participants, participants);
}

function questionProblems(path: string, question: ScreenerQuestion): StudyProblem[] {
  const title = text(`${path}.title`, { ...recruitTextLimits.questionTitle, min: 1 }, question.title);
  if (question.type === 'FREE_TEXT') return title;
  const few =
    question.options.length < 2 ? [{ path: `${path}.options`, message: 'Add at least 2 options' }] : [];
  const options = question.options.flatMap((option, index) =>
    text(`${path}.options[${index}]`, { ...recruitTextLimits.questionOption, min: 1 }, option),
  );
  return [...title, ...few, ...options];
}

function text(path: string, limit: TextLimit, input: string): StudyProblem[] {
  return problem(path, parseText(limit, input));
}

function count(path: string, limit: CountLimit, current: number): StudyProblem[] {
  return problem(path, checkCount(limit, current));
}

function problem(path: string, parsed: Parsed<unknown>): StudyProblem[] {
  return parsed.ok ? [] : [{ path, message: parsed.message }];
}
