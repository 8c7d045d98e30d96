/** What a rich-text editor may open with: each asks the person to pick a file of that kind. */
export const editorInitialCommands = [
  'any-file',
  'video-or-audio-file',
  'zoom-file',
  'google-drive-file',
  'microsoft-onedrive-file',
] as const;
export type EditorInitialCommand = (typeof editorInitialCommands)[number];
