import type { StoredFile } from '#server/features/files/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { findSharpStream, type SharpStream } from './sharp-stream.ts';
import { listOutputs, type Output } from './outputs.ts';

export type FileMedia = {
  readonly streamUrl: string | null;
  readonly thumbnailUrl: string | null;
  readonly storyboardUrl: string | null;
  readonly storyboardSheets: number;
  readonly waveformUrl: string | null;
};
/** With what takes another look to know. */
export type PlayedMedia = FileMedia & { readonly sharp: SharpStream | null };

export async function findFileMedia(ctx: Ctx, file: StoredFile): Promise<PlayedMedia | null> {
  if (file.type !== 'AUDIO' && file.type !== 'VIDEO') return null;
  const db = await ctx.reads.db();
  const outputs = await listOutputs(db, ctx.workspace.id, file.id);
  const sharp = await findSharpStream(db, ctx.workspace.id, { file, outputs });
  return { ...mediaUrls(file.id, outputs), sharp };
}

/** Where to ask for what was made of a recording; null for what is not there yet. A picture may come in two sizes. */
export function mediaUrls(fileId: string, outputs: readonly Pick<Output, 'kind' | 'meta'>[]): FileMedia {
  const has = (kind: string): boolean => outputs.some((output) => output.kind === kind);
  const path = (kind: string, url: string): string | null => (has(kind) ? url : null);
  const sheets = outputs.find(({ kind }) => kind === 'storyboard')?.meta['sheets'];
  return {
    streamUrl:
      path('hls-v2', `/files/stream/${fileId}/${has('thumbnail') ? 'master' : 'index'}.m3u8`) ??
      path('hls-v1', `/files/stream/${fileId}/v1/index.m3u8`),
    thumbnailUrl: path('thumbnail', `/files/video-thumbnail/${fileId}`),
    storyboardUrl: path('storyboard', `/image/storyboard/${fileId}`),
    storyboardSheets: typeof sheets === 'number' ? sheets : 0,
    waveformUrl: path('waveform', `/files/stream/${fileId}/waveform.json`),
  };
}
