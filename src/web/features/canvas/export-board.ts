import { getNodesBounds } from '@xyflow/react';
import { slugOf } from '#domain/ids/slug.ts';
import { showToast } from '#web/ui/toast-store.ts';
import type { BoardNode } from './board-node.ts';

const margin = 48;
/** Browsers draw nothing at all on a larger picture. */
const mostPixels = 8000;

/** The whole board as a picture, whatever part of it is on the screen. */
export async function exportBoard(
  nodes: BoardNode[],
  { title, format }: { title: string; format: 'png' | 'svg' },
): Promise<void> {
  const viewport = document.querySelector<HTMLElement>('.react-flow__viewport');
  if (!viewport || nodes.length === 0) {
    showToast({ message: 'The canvas is empty' });
    return;
  }
  const { toPng, toSvg } = await import('html-to-image');
  const bounds = getNodesBounds(nodes);
  const scale = Math.min(2, mostPixels / (Math.max(bounds.width, bounds.height) + 2 * margin));
  const width = (bounds.width + 2 * margin) * scale;
  const height = (bounds.height + 2 * margin) * scale;
  const draw = format === 'png' ? toPng : toSvg;
  const url = await draw(viewport, {
    width,
    height,
    backgroundColor: getComputedStyle(document.documentElement).backgroundColor,
    style: {
      width: `${width}px`,
      height: `${height}px`,
      transform: `scale(${scale}) translate(${margin - bounds.x}px, ${margin - bounds.y}px)`,
      transformOrigin: '0 0',
    },
  });
  const link = document.createElement('a');
  link.href = url;
  link.download = `${slugOf(title) || 'canvas'}.${format}`;
  link.click();
}
