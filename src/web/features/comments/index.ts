export { CommentMarkStyle } from './comment-mark-style.tsx';
export {
  type CommentTarget,
  markThread,
  showThreadText,
  targetOf,
  targetOfHighlight,
  targetOfMoment,
} from './comment-target.ts';
export { CommentsPanel, type ShownThread } from './comments-panel.tsx';
export { commentShortcuts } from './shortcuts.ts';
export { useCommentMoments } from './use-comment-moments.ts';
