export { CreateInsightDialog } from './create-insight-dialog.tsx';
export { FolderInsights } from './folder-insights.tsx';
export { InsightCards } from './insight-cards.tsx';
export { InsightStatusBadge, InsightStatusMenu } from './insight-status-menu.tsx';
export { NewInsightButton } from './new-insight-button.tsx';
export { PublishButton } from './publish-button.tsx';
export { PublishedInsights } from './published-insights.tsx';
export { useInsightFrom } from './use-insight-from.ts';
export { useNewInsight } from './use-new-insight.ts';
