export { FileView, ImageView, RecordingView } from './blocks/file-views.tsx';
export { useFileLink } from './blocks/use-file-link.ts';
export { FileScreen } from './file-screen.tsx';
export { filesCache } from './files-cache.ts';
export { LazyFileRequest } from './lazy-file-request.tsx';
export { NoteFiles } from './note-files.tsx';
export { UploadButton } from './upload-button.tsx';
export { UploadLayer } from './upload-layer.tsx';
export { type FileOwner, useAddFiles } from './use-add-files.ts';
