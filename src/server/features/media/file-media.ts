import type { StoredFile } from '#server/features/files/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { listOutputs, type Output } from './outputs.ts';

export type FileMedia = {
  readonly streamUrl: string | null;
  readonly thumbnailUrl: string | null;
  readonly storyboardUrl: string | null;
  readonly storyboardSheets: number;
  readonly waveformUrl: string | null;
};

export async function findFileMedia(ctx: Ctx, file: StoredFile): Promise<FileMedia | null> {
  if (file.type !== 'AUDIO' && file.type !== 'VIDEO') return null;
  return mediaUrls(file.id, await listOutputs(await ctx.reads.db(), ctx.workspace.id, file.id));
}

/** Where to ask for what was made of a recording; null for what is not there yet. */
export function mediaUrls(fileId: string, outputs: readonly Pick<Output, 'kind' | 'meta'>[]): FileMedia {
  const has = (kind: string): boolean => outputs.some((output) => output.kind === kind);
  const path = (kind: string, url: string): string | null => (has(kind) ? url : null);
  const sheets = outputs.find(({ kind }) => kind === 'storyboard')?.meta['sheets'];
  return {
    streamUrl:
      path('hls-v2', `/files/stream/${fileId}/index.m3u8`) ??
      path('hls-v1', `/files/stream/${fileId}/v1/index.m3u8`),
    thumbnailUrl: path('thumbnail', `/files/video-thumbnail/${fileId}`),
    storyboardUrl: path('storyboard', `/image/storyboard/${fileId}`),
    storyboardSheets: typeof sheets === 'number' ? sheets : 0,
    waveformUrl: path('waveform', `/files/stream/${fileId}/waveform.json`),
  };
}
