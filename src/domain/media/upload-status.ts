/** As the player and the upload list show it. */
export const mediaUploadStatuses = ['CANCELLED', 'DONE', 'FAILED', 'UPLOADING'] as const;
export type MediaUploadStatus = (typeof mediaUploadStatuses)[number];

/** As a stored file and the export format keep it. */
export const fileUploadStatuses = ['UPLOADING', 'COMPLETE', 'FAILED'] as const;
export type FileUploadStatus = (typeof fileUploadStatuses)[number];
