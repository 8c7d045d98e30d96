export { SummarizeHighlights } from './summarize-highlights.tsx';
export { SummaryPanel } from './summary-panel.tsx';
export { summariesCache } from './summaries-cache.ts';
