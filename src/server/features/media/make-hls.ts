import { hls } from '#domain/limits/media-figures.ts';
import type { HlsVersion } from '#domain/media/storyboard.ts';
import type { Env } from '#server/platform/env/env.ts';
import { foreignInput, runFfmpeg, type Probe } from '#server/platform/programs/ffmpeg.ts';
import { sides } from './sound-files.ts';

const secondsPerSegment = { v1: hls.v1.keyframeSeconds, v2: 4 } as const;
/** How tall at most, and how much is spent on it: a sharp picture of much movement must not outgrow a connection. */
const pictures = {
  light: { height: hls.v1.height, spent: ['-crf', '26'] },
  sharp: { height: hls.sharp.mostHeight, spent: ['-crf', '23', '-maxrate', '6M', '-bufsize', '12M'] },
} as const;

/** Quiet voices are raised and loud ones held, slowly enough that nobody hears it; noise between words stays noise. */
const evenSound = 'dynaudnorm=framelen=400:gausssize=21:peak=0.9:maxgain=8:altboundary=1';

export type Making = {
  env: Pick<Env, 'ffmpegDir'>;
  source: string;
  /** An empty folder: `hls/` and `audio.wav` appear in it, and of two channels each by itself. */
  dir: string;
  probe: Probe;
  version: HlsVersion;
  rendition?: keyof typeof pictures;
  /** Without the sound for transcription. */
  isStreamOnly?: boolean;
  signal: AbortSignal;
  timeoutMs: number;
  onTime: (seconds: number) => void;
};

/** One pass over the recording: the stream for players and the sound for transcription. Answers its true length. */
export function makeHls({
  env,
  source,
  dir,
  probe,
  version,
  rendition = 'light',
  isStreamOnly = false,
  ...run
}: Making): Promise<number> {
  const keySeconds = hls[version].keyframeSeconds;
  const { height, spent } = pictures[rendition];
  const video = probe.video
    ? [
        '-map',
        '0:v:0',
        '-vf',
        // The encoder takes even sides only.
        `scale=-2:'max(2,2*trunc(min(${height},ih)/2))':flags=bicubic,setsar=1`,
        '-c:v',
        'libx264',
        '-preset',
        'veryfast',
        ...spent,
        '-pix_fmt',
        'yuv420p',
        '-fps_mode',
        'cfr',
        '-force_key_frames',
        `expr:gte(t,n_forced*${keySeconds})`,
        '-sc_threshold',
        '0',
      ]
    : ['-vn'];
  const audio = probe.audio
    ? ['-map', '0:a:0', '-af', evenSound, '-c:a', 'aac', '-b:a', '96k', '-ac', '2', '-ar', '44100']
    : ['-an'];
  const isFragmented = version === 'v2';
  const segments = [
    '-f',
    'hls',
    '-hls_time',
    String(secondsPerSegment[version]),
    '-hls_playlist_type',
    'vod',
    '-hls_segment_type',
    isFragmented ? 'fmp4' : 'mpegts',
    ...(isFragmented ? ['-hls_fmp4_init_filename', 'init.mp4'] : []),
    '-hls_segment_filename',
    `hls/seg%05d.${isFragmented ? 'm4s' : 'ts'}`,
    'hls/index.m3u8',
  ];
  const hasSound = probe.audio && !isStreamOnly;
  const sound = hasSound
    ? [...soundFile('audio.wav'), ...(probe.audio?.channels === 2 ? sides.flatMap(soundOfSide) : [])]
    : [];
  return runFfmpeg({
    ...run,
    env,
    cwd: dir,
    args: [...foreignInput, '-i', source, '-sn', '-dn', ...video, ...audio, ...segments, ...sound],
  });
}

function soundOfSide(name: string, channel: number): string[] {
  return soundFile(name, '-af', `pan=mono|c0=c${channel}`);
}

/** As transcription wants it. */
function soundFile(name: string, ...filter: string[]): string[] {
  return [
    '-map',
    '0:a:0',
    '-vn',
    ...filter,
    '-ac',
    '1',
    '-ar',
    '16000',
    '-c:a',
    'pcm_s16le',
    '-f',
    'wav',
    name,
  ];
}
