import { buildUrl } from '#domain/routes/build-url.ts';
import { copyText } from '#web/lib/copy-text.ts';

/** What somebody pastes into a page of their own; it opens with the insight's public link. */
export function copyReelEmbed(reelId: string): void {
  const code = frameOf(buildUrl('embedReel', { params: { reelId } }));
  void copyText(code, 'Embed code copied. It shows the reel while its insight has a public link.');
}

export function copyRecordingEmbed(noteId: string, fileId: string): void {
  const code = frameOf(buildUrl('embedNoteFileReel', { params: { noteId, fileId } }));
  void copyText(code, 'Embed code copied. It shows the highlights while the note has a public link.');
}

function frameOf(path: string): string {
  const url = `${location.origin}${path}`;
  return `<iframe src="${url}" title="Reel" width="640" height="480" loading="lazy" style="border:0"></iframe>`;
}
