export { CommentMarkStyle } from './comment-mark-style.tsx';
export {
  type CommentTarget,
  markThread,
  showThreadText,
  targetOf,
  targetOfHighlight,
} from './comment-target.ts';
export { commentsCache } from './comments-cache.ts';
export { CommentsPanel } from './comments-panel.tsx';
export { commentShortcuts } from './shortcuts.ts';
