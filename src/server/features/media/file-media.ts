import type { StoredFile } from '#server/features/files/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { findSharpStream, type SharpStream } from './sharp-stream.ts';
import { listEarlierOutputs, mayWatchEarlier } from './earlier-outputs.ts';
import { listOutputs, type Output } from './outputs.ts';

export type FileMedia = {
  readonly streamUrl: string | null;
  readonly thumbnailUrl: string | null;
  readonly storyboardUrl: string | null;
  readonly storyboardSheets: number;
  readonly waveformUrl: string | null;
  /** From before redactions that are being rendered. */
  readonly isEarlier: boolean;
};
/** With what takes another look to know. */
export type PlayedMedia = FileMedia & { readonly sharp: SharpStream | null };

export async function findFileMedia(ctx: Ctx, file: StoredFile): Promise<PlayedMedia | null> {
  if (file.type !== 'AUDIO' && file.type !== 'VIDEO') return null;
  const db = await ctx.reads.db();
  const outputs = await listOutputs(db, ctx.workspace.id, file.id);
  const sharp = await findSharpStream(db, ctx.workspace.id, { file, outputs });
  const media = mediaUrls(file.id, outputs);
  if (media.streamUrl !== null || !mayWatchEarlier(ctx, file)) return { ...media, sharp };
  return { ...((await findEarlierMedia(ctx, file.id)) ?? media), sharp };
}

/** The same names below another address, which visitors and programs can't open. */
async function findEarlierMedia(ctx: Ctx, fileId: string): Promise<FileMedia | null> {
  const outputs = await listEarlierOutputs(await ctx.reads.db(), ctx.workspace.id, fileId);
  const [first] = outputs;
  if (!first) return null;
  const folder = `/files/earlier/${fileId}/${first.redaction}`;
  const { streamUrl, thumbnailUrl, storyboardUrl, storyboardSheets, waveformUrl } = mediaUrls(
    fileId,
    outputs,
  );
  const moved = (url: string | null) => url?.replace(`/files/stream/${fileId}`, folder) ?? null;
  return {
    streamUrl: moved(streamUrl),
    thumbnailUrl: thumbnailUrl && `${folder}/thumbnail`,
    storyboardUrl: storyboardUrl && `${folder}/storyboard`,
    storyboardSheets,
    waveformUrl: moved(waveformUrl),
    isEarlier: true,
  };
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
    isEarlier: false,
  };
}
