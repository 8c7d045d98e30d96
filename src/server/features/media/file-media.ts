import type { StoredFile } from '#server/features/files/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { listOutputs } from './outputs.ts';

export type FileMedia = {
  readonly streamUrl: string | null;
  readonly thumbnailUrl: string | null;
  readonly storyboardUrl: string | null;
  readonly storyboardSheets: number;
  readonly waveformUrl: string | null;
};

export async function findFileMedia(ctx: Ctx, file: StoredFile): Promise<FileMedia | null> {
  if (file.type !== 'AUDIO' && file.type !== 'VIDEO') return null;
  const outputs = await listOutputs(await ctx.reads.db(), ctx.workspace.id, file.id);
  const has = (kind: string): boolean => outputs.some((output) => output.kind === kind);
  const path = (kind: string, url: string): string | null => (has(kind) ? url : null);
  const sheets = outputs.find(({ kind }) => kind === 'storyboard')?.meta['sheets'];
  return {
    streamUrl:
      path('hls-v2', `/files/stream/${file.id}/index.m3u8`) ??
      path('hls-v1', `/files/stream/${file.id}/v1/index.m3u8`),
    thumbnailUrl: path('thumbnail', `/files/video-thumbnail/${file.id}`),
    storyboardUrl: path('storyboard', `/image/storyboard/${file.id}`),
    storyboardSheets: typeof sheets === 'number' ? sheets : 0,
    waveformUrl: path('waveform', `/files/stream/${file.id}/waveform.json`),
  };
}
