import { contentTypeOfName } from './content-type.ts';
import { extensionOf } from './file-name.ts';
import { fileTypeOf } from './file-types.ts';

type Named = { readonly name: string };

type PairedFiles<File extends Named> = {
  readonly pairs: readonly { readonly recording: File; readonly transcript: File }[];
  readonly others: readonly File[];
};

/**
 * Recordings with the transcript that came along: the same name but for the ending. Meeting tools write
 * `call.transcript.vtt` beside `call.mp4`.
 */
export function pairTranscripts<File extends Named>(files: readonly File[]): PairedFiles<File> {
  const transcripts = new Map(
    files.filter(isTranscript).map((file) => [stemOf(file).replace(/\.transcript$/, ''), file]),
  );
  const pairs = files.filter(isRecording).flatMap((recording) => {
    const stem = stemOf(recording);
    const transcript = transcripts.get(stem);
    // Two recordings of one name share no words: the second stays alone.
    transcripts.delete(stem);
    return transcript ? [{ recording, transcript }] : [];
  });
  const paired = new Set(pairs.flatMap(({ recording, transcript }) => [recording, transcript]));
  return { pairs, others: files.filter((file) => !paired.has(file)) };
}

function isTranscript({ name }: Named): boolean {
  return ['vtt', 'srt'].includes(extensionOf(name));
}

function isRecording({ name }: Named): boolean {
  return ['AUDIO', 'VIDEO'].includes(fileTypeOf(contentTypeOfName(name)));
}

function stemOf({ name }: Named): string {
  return name.slice(0, name.lastIndexOf('.')).toLowerCase();
}
