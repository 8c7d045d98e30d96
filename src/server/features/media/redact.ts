import { join } from 'node:path';
import { redactionTiles } from '#domain/media/redaction-edit.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Env } from '#server/platform/env/env.ts';
import { foreignInput, runFfmpeg, type Probe } from '#server/platform/programs/ffmpeg.ts';
import './tables.ts';

/** A range of a recording, in seconds, whose picture, sound or both are hidden. */
export type Redaction = {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly videoBlur: boolean;
  /** A plain cover instead of tiles. */
  readonly videoCover: boolean;
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
      'video_cover as videoCover',
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

/** Renders the recording without what is redacted. Returns the path of the file. */
export async function redact({ env, source, dir, probe, redactions, ...run }: Redacting): Promise<string> {
  const path = join(dir, 'redacted.mp4');
  const blurred = during(redactions.filter(({ videoBlur, videoCover }) => videoBlur && !videoCover));
  const covered = during(redactions.filter(({ videoBlur, videoCover }) => videoBlur && videoCover));
  const muted = during(redactions.filter(({ audioMuted }) => audioMuted));
  await runFfmpeg({
    env,
    ...run,
    cwd: dir,
    args: [
      ...foreignInput,
      '-i',
      source,
      ...(probe.video ? pictureArgs(blurred, covered) : ['-vn']),
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

/** Scaled down and up again, not softened: a soft blur can be reversed. */
function pictureArgs(blurred: string | null, covered: string | null): string[] {
  const encoding = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-pix_fmt', 'yuv420p'];
  if (blurred === null && covered === null) return ['-map', '0:v:0', ...encoding];
  const steps = [blurred && tiles(blurred), covered && cover(covered)].filter((step) => step !== null);
  const chain = steps.map((step, at) => `[${at === 0 ? '0:v:0' : `v${at}`}]${step}[v${at + 1}]`).join(';');
  return ['-filter_complex', chain, '-map', `[v${steps.length}]`, ...encoding];
}

/** The grid has the same number of tiles for every size: tiles of a fixed size would show more of a sharper picture. */
function tiles(during: string): string {
  const [across, down] = ['iw', 'ih'].map((side) => `'max(2,round(${redactionTiles}*${side}/max(iw,ih)))'`);
  return (
    `split[clear][copy];[copy]scale=${across}:${down}:flags=area[small];` +
    '[small][clear]scale2ref=flags=neighbor[hidden][shown];' +
    `[shown][hidden]overlay=enable='${during}'`
  );
}

function cover(during: string): string {
  return `drawbox=w=iw:h=ih:color=black:t=fill:enable='${during}'`;
}

function soundArgs(muted: string | null): string[] {
  const filter = muted === null ? [] : ['-af', `volume=0:enable='${muted}'`];
  return ['-map', '0:a:0', ...filter, '-c:a', 'aac', '-b:a', '128k'];
}

function during(redactions: readonly Redaction[]): string | null {
  if (redactions.length === 0) return null;
  return redactions.map(({ start, end }) => `between(t,${start.toFixed(3)},${end.toFixed(3)})`).join('+');
}
