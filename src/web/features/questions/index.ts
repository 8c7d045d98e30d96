export { QuestionList } from './question-list.tsx';
export { ResponsesSection } from './responses-section.tsx';
