import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { hasFfmpeg, makeMedia } from '#tests/support/make-media.ts';
import { tempDir } from '#tests/support/temp-dir.ts';
import { foreignInput, probeMedia, runFfmpeg } from './ffmpeg.ts';
import { ProgramFailed } from './run-program.ts';

const env = { ffmpegDir: undefined };

test.runIf(await hasFfmpeg())(
  'a list of files that calls itself a recording opens none of them, and a wall of pixels is not drawn',
  async () => {
    const dir = tempDir();
    const secret = join(dir, 'secret.ts');
    writeFileSync(secret, await makeMedia('a.ts', ['-f', 'lavfi', '-i', 'testsrc2=duration=1']));
    const url = pathToFileURL(secret).href;
    const out = join(dir, 'out.mp4');
    const run = (path: string) =>
      runFfmpeg({ env, args: [...foreignInput, '-i', path, '-frames:v', '1', out], timeoutMs: 20_000 });
    expect((await probeMedia(env, secret)).video).not.toBeNull();

    const lists: Record<string, string> = {
      'hls.mp4': `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n${url}\n#EXT-X-ENDLIST\n`,
      'concat.mp4': `ffconcat version 1.0\nfile '${secret}'\n`,
      'dash.mp4': `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" mediaPresentationDuration="PT1S"><Period><AdaptationSet mimeType="video/mp2t"><Representation id="1" bandwidth="1"><BaseURL>${url}</BaseURL></Representation></AdaptationSet></Period></MPD>`,
    };
    for (const [name, text] of Object.entries(lists)) {
      const path = join(dir, name);
      writeFileSync(path, text);
      await expect(probeMedia(env, path), name).rejects.toThrow(ProgramFailed);
      await expect(run(path), name).rejects.toThrow(ProgramFailed);
    }

    const wall = join(dir, 'wall.mkv');
    const pixels = ['-f', 'lavfi', '-i', 'color=size=12000x8000:rate=1:duration=1'];
    writeFileSync(wall, await makeMedia('wall.mkv', [...pixels, '-c:v', 'ffv1', '-frames:v', '1']));
    await expect(run(wall)).rejects.toThrow(ProgramFailed);
  },
);
