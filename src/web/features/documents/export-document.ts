import { fetchOk, messageOf } from '#web/lib/rest.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { dismissToast, showToast } from '#web/ui/toast-store.ts';

export type ExportFormat = 'pdf' | 'docx' | 'md' | 'html';

/** Fetched and then saved, not followed as a link: a refusal shows as a message and not as a page of its own. */
export async function exportDocument(id: string, format: ExportFormat): Promise<void> {
  const waiting = format === 'pdf' ? showToast({ message: 'Preparing the PDF …' }) : undefined;
  try {
    const answer = await fetchOk(`/api/documents/${id}/export.${format}`);
    const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
    saveFile(await answer.blob(), name ?? `document.${format}`);
  } catch (error) {
    showToast({ message: messageOf(error), tone: 'error' });
  } finally {
    if (waiting !== undefined) dismissToast(waiting);
  }
}
