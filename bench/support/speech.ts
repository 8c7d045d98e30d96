import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Sound as the media jobs prepare it for transcription; several files follow each other. */
export function toSpeech(sources: readonly string[], wavPath: string): string {
  const inputs = sources.flatMap((source) => ['-i', source]);
  const even = sources
    .map((_, at) => `[${at}]aresample=16000,aformat=channel_layouts=mono[s${at}]`)
    .join(';');
  const joined = `${sources.map((_, at) => `[s${at}]`).join('')}concat=n=${sources.length}:v=0:a=1`;
  const out = ['-filter_complex', `${even};${joined}`, '-bitexact', '-c:a', 'pcm_s16le', wavPath];
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...inputs, ...out]);
  return wavPath;
}

/** False where the program is not installed. */
export function say(program: 'flite' | 'espeak-ng', args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The model pack without the quick English engine: Whisper does all. */
export function packOfWhisperAlone(modelsDir: string, dir: string): string {
  const pack = join(dir, 'pack');
  mkdirSync(join(pack, 'node_modules'), { recursive: true });
  for (const name of readdirSync(join(modelsDir, 'node_modules')))
    if (name !== '@moonshine-ai')
      symlinkSync(join(modelsDir, 'node_modules', name), join(pack, 'node_modules', name));
  return pack;
}

export function plainWords(text: string): string[] {
  return text.toLowerCase().match(/[a-z']+/g) ?? [];
}

/** The fewest words to put in, take out or exchange, for each word that was said. */
export function wordErrorRate(wanted: readonly string[], found: readonly string[]): number {
  let row = found.map((_, at) => at + 1);
  for (const [at, word] of wanted.entries()) {
    let [corner, left] = [at, at + 1];
    row = row.map((above, column) => {
      const errors = Math.min(left + 1, above + 1, corner + (found[column] === word ? 0 : 1));
      [corner, left] = [above, errors];
      return errors;
    });
  }
  return (row.at(-1) ?? wanted.length) / wanted.length;
}
