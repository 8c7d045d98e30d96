export { QuestionList } from './question-list.tsx';
export { questionsCache } from './questions-cache.ts';
export { ResponsesSection } from './responses-section.tsx';
