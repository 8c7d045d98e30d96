import { slugOf } from '#domain/ids/slug.ts';
import type { DocumentSession } from '#web/kit/editor/document-session.ts';
import { fetchOk, messageOf } from '#web/lib/rest.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { dismissToast, showToast } from '#web/ui/toast-store.ts';
import { pictureOf } from './picture-of.ts';

type ExportOptions = { title: string; format: 'png' | 'svg' | 'pdf' };

/** The whole canvas with whole quotes, drawn by the server as this person may see it. */
export async function exportBoard(session: DocumentSession, { title, format }: ExportOptions): Promise<void> {
  const waiting = showToast({ message: `Preparing the ${format.toUpperCase()} …` });
  try {
    await whenSaved(session);
    const answer = await fetchOk(
      `/api/canvases/${session.documentId}/export.${format === 'pdf' ? 'pdf' : 'svg'}`,
    );
    const file = await answer.blob();
    saveFile(format === 'png' ? await pictureOf(file) : file, `${slugOf(title) || 'canvas'}.${format}`);
  } catch (error) {
    showToast({ message: messageOf(error), tone: 'error' });
  } finally {
    dismissToast(waiting);
  }
}

/** What was drawn a moment ago is on its way to the server. Offline the request says so itself. */
function whenSaved(session: DocumentSession): Promise<void> {
  const isThere = () => session.state().isSaved || !session.state().isOnline;
  if (isThere()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = session.subscribe(() => {
      if (!isThere()) return;
      stop();
      resolve();
    });
  });
}
