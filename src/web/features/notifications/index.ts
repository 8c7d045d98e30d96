export { FollowButton } from './follow-button.tsx';
export { FollowList } from './follow-list.tsx';
export { NotificationBell } from './notification-bell.tsx';
export { UnreadNews } from './unread-news.tsx';
export { NotificationOptions } from './notification-options.tsx';
export { notificationSettings } from './settings-places.ts';
export { NoticeChoices } from './notice-choices.tsx';
