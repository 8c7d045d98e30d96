import { useEffect, useRef } from 'react';
import { storyboard } from '#domain/limits/media-figures.ts';
import { redactionTiles } from '#domain/media/redaction-edit.ts';
import { storyboardTileAt } from '#domain/media/storyboard.ts';
import classes from './redactions.module.css';

type RedactionPreviewProps = {
  storyboardUrl: string;
  /** Null while the typed time can't be read. */
  at: number | null;
  look: 'SHOWN' | 'BLURRED' | 'COVERED';
};

/** What everyone will see in place of the picture, drawn from the storyboard before anything is applied. */
export function RedactionPreview({ storyboardUrl, at, look }: RedactionPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const shrink = look === 'BLURRED' ? redactionTiles / storyboard.tileWidth : 1;
  const [width, height] = [storyboard.tileWidth * shrink, Math.round(storyboard.tileHeight * shrink)];
  useEffect(() => {
    const brush = canvas.current?.getContext('2d');
    if (!brush || at === null) return undefined;
    brush.clearRect(0, 0, width, height);
    if (look === 'COVERED') {
      brush.fillRect(0, 0, width, height);
      return undefined;
    }
    const tile = storyboardTileAt(at, 'v2');
    const sheet = new Image();
    sheet.src = `${storyboardUrl}?sheet=${tile.sheet}`;
    const draw = () => {
      const { tileWidth, tileHeight } = storyboard;
      brush.drawImage(sheet, tile.x, tile.y, tileWidth, tileHeight, 0, 0, width, height);
    };
    sheet.addEventListener('load', draw);
    return () => sheet.removeEventListener('load', draw);
  }, [storyboardUrl, at, look, width, height]);
  return (
    <canvas ref={canvas} className={classes.preview} width={width} height={height}>
      Preview of the redacted picture
    </canvas>
  );
}
