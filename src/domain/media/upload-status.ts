/** As the player and the upload list show it. */
export const mediaUploadStatuses = ['CANCELLED', 'DONE', 'FAILED', 'UPLOADING'] as const;
export type MediaUploadStatus = (typeof mediaUploadStatuses)[number];

/** As a stored file and the export format keep it. */
export const fileUploadStatuses = ['UPLOADING', 'COMPLETE', 'FAILED'] as const;
export type FileUploadStatus = (typeof fileUploadStatuses)[number];

/** A cancelled upload left no usable file, so the file's record has failed. */
export const fileStatusByMediaStatus: Readonly<Record<MediaUploadStatus, FileUploadStatus>> = {
  CANCELLED: 'FAILED',
  DONE: 'COMPLETE',
  FAILED: 'FAILED',
  UPLOADING: 'UPLOADING',
};

export const mediaStatusByFileStatus: Readonly<Record<FileUploadStatus, MediaUploadStatus>> = {
  UPLOADING: 'UPLOADING',
  COMPLETE: 'DONE',
  FAILED: 'FAILED',
};
