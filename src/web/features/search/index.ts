export { findThings, mentionSource } from './mentions/mention-source.tsx';
export { nameReader } from './mentions/read-name.ts';
export { opensAsPeek, ResultIcon, resultTitle, resultUrl } from './result-identity.tsx';
export { SearchIndexSetting } from './search-index-setting.tsx';
export { SearchScreen } from './search-screen.tsx';
