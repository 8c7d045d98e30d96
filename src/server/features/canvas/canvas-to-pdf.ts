import { InvalidOperation, UnprocessableContent } from '#domain/errors/hark-error.ts';
import type { Drawing } from '#editor/canvas/drawing/draw-board.ts';
import { printToPdf, type PrinterEnv } from '#server/platform/programs/print-to-pdf.ts';
import { ProgramFailed } from '#server/platform/programs/run-program.ts';

/** Readers of PDF show nothing on a page that is longer than 200 inches. */
const longestSide = 14_000;

/** One page that is as large as the canvas. */
export async function canvasToPdf(drawing: Drawing, env: PrinterEnv): Promise<Buffer> {
  try {
    return await printToPdf(env, page(drawing));
  } catch (error) {
    if (!(error instanceof ProgramFailed)) throw error;
    if (error.code === 'MISSING') {
      throw new InvalidOperation(
        'This server has no browser to print PDF files with. Download the canvas as SVG or PNG instead, or ask the person who runs the server to install Chromium.',
      );
    }
    throw new UnprocessableContent('The PDF could not be made. Try again, or download the canvas as SVG.');
  }
}

function page({ svg, width, height }: Drawing): string {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const [across, down] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  // A pixel less than the page: one more would start a second.
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>
@page { size: ${across}px ${down}px; margin: 0 }
body { margin: 0 }
svg { display: block; width: ${across}px; height: ${down - 1}px }
</style>
</head>
<body>${svg}</body>
</html>
`;
}
