export { FeedMenu } from './feed-menu.tsx';
export { type FeedSearch, feedSearchOf } from './feed-params.ts';
export { FeedTabs } from './feed-tabs.tsx';
export { NewFeedButton } from './new-feed-button.tsx';
