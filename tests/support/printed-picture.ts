import { join } from 'node:path';
import { makeMedia } from './make-media.ts';
import { projectDir } from './test-database.ts';

/** A picture of a printed line, as a scanner makes it. */
export function printed(text: string): Promise<Buffer> {
  const font = join(projectDir, 'node_modules/pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf');
  const letters = `drawtext=fontfile=${font}:text='${text}':fontsize=48:x=60:y=80:fontcolor=black`;
  const ground = ['-f', 'lavfi', '-i', 'color=c=white:s=1200x300'];
  return makeMedia('scan.png', [...ground, '-vf', letters, '-frames:v', '1']);
}
