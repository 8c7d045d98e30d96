import type { JobRole } from '#domain/accounts/job-roles.ts';
import { starterQuestions } from './starter-questions.data.ts';

/** What somebody of this role may want to ask first. */
export function starterQuestionsFor(role: JobRole | null): readonly string[] {
  return (role !== null && starterQuestions[role]) || starterQuestions.default;
}
