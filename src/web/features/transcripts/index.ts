export { MinutesUsed } from './minutes-used.tsx';
export { SpeakerLayer } from './speaker-layer.tsx';
export { TranscriptBar } from './transcript-bar.tsx';
export { transcriptsCache } from './transcripts-cache.ts';
export { TranscriptPaste } from './transcript-paste.ts';
export { TranscriptEditing } from './utterance-keys.ts';
export { utteranceView } from './utterance-view.ts';
export { transcriptShortcuts } from './shortcuts.ts';
