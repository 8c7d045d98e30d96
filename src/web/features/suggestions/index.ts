export { FindButton } from './find-button.tsx';
export { ModesSetting } from './modes-setting.tsx';
export { ProjectModesSetting } from './project-modes-setting.tsx';
export { ReviewList } from './review-list.tsx';
export { SuggestionsBox } from './suggestions-box.tsx';
