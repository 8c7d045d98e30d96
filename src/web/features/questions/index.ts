export { QuestionList } from './question-list.tsx';
export { QuestionResults } from './question-results.tsx';
export { questionTypeNames } from './question-type-names.ts';
export { ResponsesSection } from './responses-section.tsx';
