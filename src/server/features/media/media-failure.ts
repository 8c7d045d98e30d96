import { ProgramFailed } from '#server/platform/programs/run-program.ts';

/** What a person is told when a file can't be processed. Trying again would not help. */
export class MediaFailure extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** After the last attempt, whatever ended it. */
export const givenUp = new MediaFailure('GIVEN_UP', 'Processing this file failed several times');

/** Undefined for faults of ours, which another attempt may not meet. */
export function explainMediaFailure(error: unknown): MediaFailure | undefined {
  if (error instanceof MediaFailure) return error;
  if (!(error instanceof ProgramFailed)) return undefined;
  if (error.code === 'MISSING') {
    return new MediaFailure(
      'NO_FFMPEG',
      'Recordings can’t be processed: ffmpeg is not installed on the server',
    );
  }
  if (error.code === 'TIMEOUT') return new MediaFailure('TIMEOUT', 'Processing this file took too long');
  if (error.code === 'CANCELLED') return undefined;
  if (/No space left on device|File size limit/i.test(error.message)) {
    return new MediaFailure('DISK_FULL', 'There is no space left on the server');
  }
  return new MediaFailure('UNREADABLE', 'This recording is damaged or in a format Hark can’t read');
}
