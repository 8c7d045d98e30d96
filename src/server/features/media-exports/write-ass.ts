import type { Caption } from '#domain/transcripts/caption.ts';

export const frame = { width: 1280, height: 720 } as const;
/** Comes with the product, so that a server without a font can draw too; letters it lacks come from the system's. */
export const fontFile = 'LiberationSans-Regular.ttf';

const smallerLine = '\\N{\\fs34}';

const head = `[Script Info]
ScriptType: v4.00+
PlayResX: ${frame.width}
PlayResY: ${frame.height}
WrapStyle: 0

[V4+ Styles]
Format: Name, Fontname, Fontsize, PrimaryColour, OutlineColour, BackColour, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding
Style: Caption,Liberation Sans,36,&H00FFFFFF,&H60000000,&H60000000,3,8,0,2,120,120,48,1
Style: Title,Liberation Sans,56,&H00FFFFFF,&H00000000,&H00000000,1,0,0,5,120,120,0,1

[Events]
Format: Layer, Start, End, Style, MarginL, MarginR, MarginV, Text
`;

/** What is drawn into a picture, in the form that ffmpeg's subtitle filter reads. */
export function writeAss(style: 'Caption' | 'Title', lines: readonly Caption[]): string {
  const events = lines.map(
    ({ text, start, end }) =>
      `Dialogue: 0,${timeOf(start)},${timeOf(end)},${style},0,0,0,${drawn[style](text)}\n`,
  );
  return head + events.join('');
}

const drawn = {
  Caption: plain,
  /** The first line is the name of who speaks, or else of the note. */
  Title: (text: string) => text.split('\n').map(plain).join(smallerLine),
} as const;

function timeOf(seconds: number): string {
  const centis = Math.max(0, Math.round(seconds * 100));
  const [hours, minutes] = [Math.floor(centis / 360_000), Math.floor(centis / 6000) % 60];
  const rest = ((centis % 6000) / 100).toFixed(2).padStart(5, '0');
  return `${hours}:${String(minutes).padStart(2, '0')}:${rest}`;
}

/** Braces begin commands and a backslash a sign: words of people are neither. */
function plain(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').replaceAll('{', '(').replaceAll('}', ')').replaceAll('\\', '⧵').trim();
}
