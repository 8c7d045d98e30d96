import { arrowHead, connectorLine, middleOfLine, type Ending } from '#domain/canvas/connector-line.ts';
import type { Connector } from '#domain/canvas/connectors.ts';
import { widthOf } from '#domain/canvas/wrap-words.ts';
import { ink, muted, paper, rule } from './palette.ts';
import { column, element, round } from './svg-element.ts';

export type DrawnConnector = { readonly line: string; readonly label: string };

/** The line, and its label to be drawn over everything. Nothing between things that cover each other. */
export function drawConnector(
  { arrow, label = '' }: Connector,
  from: Ending | undefined,
  to: Ending | undefined,
): DrawnConnector {
  const line = from && to && connectorLine(from, to);
  if (!line) return { line: '', label: '' };
  const heads = [
    ...(arrow === 'none' ? [] : [arrowHead(line)]),
    ...(arrow === 'both' ? [arrowHead({ from: line.to, to: line.from })] : []),
  ];
  const place = ({ x, y }: { x: number; y: number }) => `${round(x)} ${round(y)}`;
  return {
    line:
      element('path', {
        d: `M${place(line.from)}L${place(line.to)}`,
        stroke: muted,
        'stroke-width': 2,
      }) +
      heads
        .map((corners) => element('polygon', { points: corners.map(place).join(' '), fill: muted }))
        .join(''),
    label: label === '' ? '' : drawLabel(label, middleOfLine(line)),
  };
}

function drawLabel(text: string, { x, y }: { x: number; y: number }): string {
  const words = { text, size: 13, color: ink };
  const width = widthOf(text, words);
  const box = { x: x - width / 2, y: y - 9, width };
  const frame = element('rect', {
    x: round(box.x - 6),
    y: round(box.y - 2),
    width: round(width + 12),
    height: 22,
    rx: 6,
    fill: paper,
    stroke: rule,
  });
  return frame + column(words, { ...box, isCentered: true });
}
