import { Worker } from 'node:worker_threads';
import { TranscriptionFailed, type Transcriber, type Transcription } from './transcriber.ts';
import type { FromWhisper, WhisperTask } from './whisper-protocol.ts';

/** Whisper base in a thread that lives as long as a recording: it takes a gigabyte that nobody needs in between. */
export function createEmbeddedTranscriber(modelsDir: string): Transcriber {
  return {
    name: 'whisper-base',
    transcribe({ wavPath, language, signal, onProgress }) {
      signal.throwIfAborted();
      const task: WhisperTask = { modelsDir, wavPath, ...(language !== undefined && { language }) };
      const worker = new Worker(new URL('./whisper-worker.ts', import.meta.url), { workerData: task });
      return new Promise<Transcription>((resolve, reject) => {
        const stop = (): void => {
          void worker.terminate();
          reject(new TranscriptionFailed('Cancelled'));
        };
        signal.addEventListener('abort', stop, { once: true });
        worker.on('message', (message: FromWhisper) => {
          if (message.kind === 'progress') return onProgress(message.fraction);
          signal.removeEventListener('abort', stop);
          void worker.terminate();
          if (message.kind === 'done') return resolve({ language: message.language, words: message.words });
          return reject(new TranscriptionFailed(message.message));
        });
        worker.on('error', (error) => reject(new TranscriptionFailed(error.message)));
      });
    },
  };
}
