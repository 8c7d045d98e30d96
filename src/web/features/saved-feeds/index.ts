export { FeedMenu } from './feed-menu.tsx';
export { type FeedSearch, feedSearchOf } from './feed-params.ts';
export { FeedTabs } from './feed-tabs.tsx';
export { NewFeedButton } from './new-feed-button.tsx';
export { savedFeedPlaces } from './places.ts';
export { savedFeedsCache } from './saved-feeds-cache.ts';
