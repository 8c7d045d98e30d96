import { join } from 'node:path';
import { sql } from 'kysely';
import type { RedactionArea } from '#domain/media/redaction-area.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Env } from '#server/platform/env/env.ts';
import { foreignInput, runFfmpeg, type Probe } from '#server/platform/programs/ffmpeg.ts';
import { during, hidePicture, type HiddenPicture } from './hide-picture.ts';
import './tables.ts';

/** A range of a recording, in seconds, whose picture, sound or both are hidden. */
export type Redaction = HiddenPicture & {
  readonly id: string;
  readonly videoBlur: boolean;
  readonly audioMuted: boolean;
};

/** Of a row of `redactions`. */
export const areaColumn = sql<RedactionArea | null>`case when redactions.area_x is not null then
  jsonb_build_object('x', redactions.area_x, 'y', redactions.area_y,
    'width', redactions.area_width, 'height', redactions.area_height) end`.as('area');

export async function readRedactions(db: Db, workspaceId: string, fileId: string): Promise<Redaction[]> {
  return db
    .selectFrom('redactions')
    .select([
      'id',
      'start_at as start',
      'end_at as end',
      'video_blur as videoBlur',
      'video_cover as videoCover',
      'audio_muted as audioMuted',
      areaColumn,
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

/** Renders the recording without what is redacted. Returns the path of the file. */
export async function redact({ env, source, dir, probe, redactions, ...run }: Redacting): Promise<string> {
  const path = join(dir, 'redacted.mp4');
  const hidden = redactions.filter(({ videoBlur }) => videoBlur);
  const muted = redactions.filter(({ audioMuted }) => audioMuted);
  await runFfmpeg({
    env,
    ...run,
    cwd: dir,
    args: [
      ...foreignInput,
      '-i',
      source,
      ...(probe.video ? pictureArgs(hidden) : ['-vn']),
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

function pictureArgs(hidden: readonly HiddenPicture[]): string[] {
  const encoding = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-pix_fmt', 'yuv420p'];
  return ['-filter_complex', hidePicture(hidden), '-map', '[hidden]', ...encoding];
}

function soundArgs(muted: readonly Redaction[]): string[] {
  const filter = muted.length === 0 ? [] : ['-af', `volume=0:enable='${during(muted)}'`];
  return ['-map', '0:a:0', ...filter, '-c:a', 'aac', '-b:a', '128k'];
}
