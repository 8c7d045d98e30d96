import { fileFolder } from '#server/features/files/index.ts';

/** Below a folder of its own, which goes with the row. */
export function videoKey(workspaceId: string, exportId: string): string {
  return `${fileFolder(workspaceId, exportId)}/video.mp4`;
}

export function captionsKey(workspaceId: string, exportId: string): string {
  return `${fileFolder(workspaceId, exportId)}/captions.vtt`;
}
