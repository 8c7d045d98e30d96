import { useEffect, useRef } from 'react';
import { storyboard } from '#domain/limits/media-figures.ts';
import type { RedactionArea } from '#domain/media/redaction-area.ts';
import { redactionTiles } from '#domain/media/redaction-edit.ts';
import { storyboardTileAt } from '#domain/media/storyboard.ts';
import classes from './redactions.module.css';

export type PictureSize = { readonly width: number; readonly height: number };

type RedactionPreviewProps = {
  storyboardUrl: string;
  /** Of the recording. */
  size: PictureSize;
  /** Null while the typed time can't be read. */
  at: number | null;
  look: 'SHOWN' | 'BLURRED' | 'COVERED';
  /** Null: the whole picture. */
  area: RedactionArea | null;
};

/** What everyone will see in place of the picture, drawn from the storyboard before anything is applied. */
export function RedactionPreview({ storyboardUrl, size, at, look, area }: RedactionPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = insideTile(size);
  useEffect(() => {
    const brush = canvas.current?.getContext('2d');
    if (!brush || at === null) return undefined;
    const tile = storyboardTileAt(at, 'v2');
    const sheet = new Image();
    sheet.src = `${storyboardUrl}?sheet=${tile.sheet}`;
    const draw = () => {
      const from = {
        x: tile.x + (storyboard.tileWidth - width) / 2,
        y: tile.y + (storyboard.tileHeight - height) / 2,
      };
      brush.clearRect(0, 0, width, height);
      brush.drawImage(sheet, from.x, from.y, width, height, 0, 0, width, height);
      hide(brush, { width, height }, { look, area });
    };
    sheet.addEventListener('load', draw);
    return () => sheet.removeEventListener('load', draw);
  }, [storyboardUrl, at, look, area, width, height]);
  return (
    <canvas ref={canvas} className={classes.preview} width={width} height={height}>
      Preview of the redacted picture
    </canvas>
  );
}

/** The picture without the bars that fill up its tile. */
function insideTile({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(storyboard.tileWidth / width, storyboard.tileHeight / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

function hide(
  brush: CanvasRenderingContext2D,
  { width, height }: PictureSize,
  { look, area }: Pick<RedactionPreviewProps, 'look' | 'area'>,
): void {
  if (look === 'SHOWN') return;
  const [x, y] = [Math.round((area?.x ?? 0) * width), Math.round((area?.y ?? 0) * height)];
  const [w, h] = [Math.round((area?.width ?? 1) * width), Math.round((area?.height ?? 1) * height)];
  if (look === 'COVERED') {
    brush.fillRect(x, y, w, h);
    return;
  }
  const tile = Math.max(width, height) / redactionTiles;
  const small = document.createElement('canvas');
  small.width = Math.max(1, Math.floor(w / tile));
  small.height = Math.max(1, Math.floor(h / tile));
  small.getContext('2d')?.drawImage(brush.canvas, x, y, w, h, 0, 0, small.width, small.height);
  brush.imageSmoothingEnabled = false;
  brush.drawImage(small, x, y, w, h);
}
