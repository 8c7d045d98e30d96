import { loadChunk } from '#web/lib/load-chunk.ts';
import type { UploadOwner } from './upload/upload-item.ts';

/** Sends one file to the end and answers its id. Throws what the server refused it for. */
export async function sendWhole(file: File, owner: UploadOwner): Promise<string> {
  const { sendFile } = await loadChunk('send-file', () => import('./upload/send-file.ts'));
  return new Promise((resolve, reject) => {
    let id = '';
    sendFile(file, owner, () => false, {
      onStarted: (fileId) => {
        id = fileId;
      },
      onProgress: () => {},
      onLost: () => {},
      onDone: () => resolve(id),
      onFailed: (message) => reject(new Error(message)),
    });
  });
}

/** Sends one file to the place that was made for it. Throws what the server refused it for. */
export async function sendToFile(file: File, fileId: string, signal: AbortSignal): Promise<void> {
  const { sendToPlace } = await loadChunk('send-file', () => import('./upload/send-file.ts'));
  return new Promise((resolve, reject) => {
    const { stop } = sendToPlace(file, fileId, {
      onDone: () => end(resolve),
      onFailed: (message) => end(() => reject(new Error(message))),
    });
    const abort = () => {
      void stop();
      reject(new Error('Cancelled'));
    };
    const end = (settle: () => void) => {
      signal.removeEventListener('abort', abort);
      settle();
    };
    signal.addEventListener('abort', abort);
  });
}
