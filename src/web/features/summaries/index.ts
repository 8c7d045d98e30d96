export { SummarizeHighlights } from './summarize-highlights.tsx';
export { SummaryPanel } from './summary-panel.tsx';
export { useOffersSummaries } from './use-offers-summaries.ts';
export { useSummarize } from './use-summarize.ts';
