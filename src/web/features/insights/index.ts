export { FolderInsights } from './folder-insights.tsx';
export { InsightCards } from './insight-cards.tsx';
export { InsightStatusBadge, InsightStatusMenu } from './insight-status-menu.tsx';
export { NewInsightButton } from './new-insight-button.tsx';
export { PublishButton } from './publish-button.tsx';
export { PublishedInsights } from './published-insights.tsx';
