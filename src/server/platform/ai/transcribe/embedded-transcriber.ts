import { Worker } from 'node:worker_threads';
import { endModelThread } from '../end-model.ts';
import type { FromSpeech, SpeechTask } from './speech-protocol.ts';
import { TranscriptionFailed, type Transcriber, type Transcription } from './transcriber.ts';

/** The models of the pack in a thread that lives as long as a recording: they take memory that nobody needs in between. */
export function createEmbeddedTranscriber(modelsDir: string): Transcriber {
  return {
    transcribe({ wavPath, language, vocabulary, signal, onProgress }) {
      signal.throwIfAborted();
      const task: SpeechTask = {
        modelsDir,
        wavPath,
        vocabulary,
        ...(language !== undefined && { language }),
      };
      const worker = new Worker(new URL('./speech-worker.ts', import.meta.url), { workerData: task });
      return new Promise<Transcription>((resolve, reject) => {
        const stop = (): void => {
          // Not a failure: where no person cancelled it, the recording is transcribed by the next attempt.
          void endModelThread(worker)
            .then(() => signal.throwIfAborted())
            .catch(reject);
        };
        signal.addEventListener('abort', stop, { once: true });
        worker.on('message', (message: FromSpeech) => {
          if (message.kind === 'progress') return onProgress(message.fraction);
          signal.removeEventListener('abort', stop);
          void endModelThread(worker);
          if (message.kind === 'done') return resolve(message.transcription);
          return reject(new TranscriptionFailed(message.message));
        });
        worker.on('error', (error) => reject(new TranscriptionFailed(error.message)));
      });
    },
  };
}
