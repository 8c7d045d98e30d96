import { join } from 'node:path';
import type { Db } from '#server/platform/db/database.ts';
import type { Env } from '#server/platform/env/env.ts';
import { foreignInput, runFfmpeg, type Probe } from '#server/platform/programs/ffmpeg.ts';
import './tables.ts';

/** A stretch of a recording that nobody may see, hear or both. Seconds. */
export type Redaction = {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly videoBlur: boolean;
  readonly audioMuted: boolean;
};

export async function readRedactions(db: Db, workspaceId: string, fileId: string): Promise<Redaction[]> {
  return db
    .selectFrom('redactions')
    .select([
      'id',
      'start_at as start',
      'end_at as end',
      'video_blur as videoBlur',
      'audio_muted as audioMuted',
    ])
    .where('workspace_id', '=', workspaceId)
    .where('file_id', '=', fileId)
    .orderBy('start_at')
    .orderBy('id')
    .execute();
}

type Redacting = {
  env: Pick<Env, 'ffmpegDir'>;
  source: string;
  dir: string;
  probe: Probe;
  redactions: readonly Redaction[];
  signal: AbortSignal;
  timeoutMs: number;
  onTime: (seconds: number) => void;
};

/** The recording without what is redacted, as a file of its own. Answers where it is. */
export async function redact({ env, source, dir, probe, redactions, ...run }: Redacting): Promise<string> {
  const path = join(dir, 'redacted.mp4');
  const blurred = during(redactions.filter(({ videoBlur }) => videoBlur));
  const muted = during(redactions.filter(({ audioMuted }) => audioMuted));
  await runFfmpeg({
    env,
    ...run,
    cwd: dir,
    args: [
      ...foreignInput,
      '-i',
      source,
      ...(probe.video ? pictureArgs(blurred) : ['-vn']),
      ...(probe.audio ? soundArgs(muted) : ['-an']),
      '-map_metadata',
      '-1',
      '-movflags',
      '+faststart',
      path,
    ],
  });
  return path;
}

/** Made tiny and large again rather than softened: what a blur spreads can be gathered again, what is gone can not. */
function pictureArgs(blurred: string | null): string[] {
  const encoding = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-pix_fmt', 'yuv420p'];
  if (blurred === null) return ['-map', '0:v:0', ...encoding];
  const hidden =
    "[0:v:0]split[clear][copy];[copy]scale='max(2,trunc(iw/40)*2)':'max(2,trunc(ih/40)*2)':flags=area[small];" +
    '[small][clear]scale2ref=flags=neighbor[hidden][shown];' +
    `[shown][hidden]overlay=enable='${blurred}'[v]`;
  return ['-filter_complex', hidden, '-map', '[v]', ...encoding];
}

function soundArgs(muted: string | null): string[] {
  const filter = muted === null ? [] : ['-af', `volume=0:enable='${muted}'`];
  return ['-map', '0:a:0', ...filter, '-c:a', 'aac', '-b:a', '128k'];
}

function during(redactions: readonly Redaction[]): string | null {
  if (redactions.length === 0) return null;
  return redactions.map(({ start, end }) => `between(t,${start.toFixed(3)},${end.toFixed(3)})`).join('+');
}
