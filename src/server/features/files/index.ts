import type { Feature } from '#server/platform/app/feature.ts';
import { heldIn } from '#server/platform/realtime/holders.ts';
import { addDownloadRoute } from './file-routes.ts';
import { addImageRoutes } from './image-routes.ts';
import { filesSchema } from './resolvers.ts';
import { addSharedFileRoutes } from './shared-file-routes.ts';
import { sweepFiles } from './sweep-files.ts';
import { addUploadRoutes } from './upload-routes.ts';
import { fileKind, pagesTrait } from './file.kind.ts';

export { cancelUpload } from './cancel-upload.ts';
export { changeFiles } from './change-files.ts';
export type { StoredFile } from './file.ts';
export { fileRequests } from './file-request.ts';
export { addReceivingRoute } from './receiving-route.ts';
export { getReadableFile } from './get-readable-file.ts';
export { getFiles, getFileState } from './policy.ts';
export { insertFileAsNote } from './note-of-file.ts';
export { removeGarbage } from './remove-garbage.ts';
export { requireQuota } from './require-quota.ts';
export { renderPictures, type RenderedPicture } from './render-pictures.ts';
export { sendStored } from './send-stored.ts';
export { playableOf, sendPlayable } from './send-playable.ts';
export { withoutFilesOfOthers } from './without-files-of-others.ts';
export { insertWholeFile, storeFile, takeInFile, type WholeFile } from './whole-file.ts';
export { storePicture } from './store-picture.ts';
export { startUploads } from './start-uploads.ts';
export { fileFolder, playableKey, sourceKey, type Redactable } from './storage-keys.ts';

export const files: Feature = {
  name: 'files',
  kinds: [fileKind],
  traits: [pagesTrait],
  holders: [heldIn('file', 'files', 'owner_id')],
  schema: filesSchema,
  routes(http, services) {
    addUploadRoutes(http, services);
    addDownloadRoute(http, services);
    addImageRoutes(http, services);
    addSharedFileRoutes(http, services);
  },
  crons: (services) => [
    {
      name: 'files.sweep',
      cron: '41 * * * *',
      timeZone: 'UTC',
      run: (signal) => sweepFiles(services, signal),
    },
  ],
};
