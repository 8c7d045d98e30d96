import { ViewportPortal } from '@xyflow/react';
import { middleOfLine } from '#domain/canvas/connector-line.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import type { BoardLine } from './board-lines.ts';
import classes from './canvas.module.css';

export type ConnectorLabelsProps = {
  lines: readonly BoardLine[];
  /** The connector whose label is being written. */
  writingId: string | null;
  onChoose: (id: string) => void;
  onWrite: (id: string) => void;
  onChange: (id: string, label: string) => void;
  onBegin: () => void;
  onDone: () => void;
};

/** In the middle of each connector that has one. */
export function ConnectorLabels(props: ConnectorLabelsProps) {
  const shown = props.lines.filter(({ id, label }) => label !== '' || id === props.writingId);
  return (
    <ViewportPortal>
      {shown.map((one) => (
        <ConnectorLabel key={one.id} {...props} one={one} />
      ))}
    </ViewportPortal>
  );
}

function ConnectorLabel({ one, writingId, ...props }: ConnectorLabelsProps & { one: BoardLine }) {
  const { x, y } = middleOfLine(one.line);
  const style = { transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` };
  if (one.id !== writingId)
    return (
      <button
        type="button"
        className={`nopan ${classes.label}`}
        style={style}
        aria-label={`Connector label ${one.label}`}
        onClick={() => props.onChoose(one.id)}
        onDoubleClick={() => props.onWrite(one.id)}
      >
        {one.label}
      </button>
    );
  return (
    <input
      className={`nopan nodrag ${classes.label}`}
      style={{ ...style, width: `${Math.min(32, Math.max(8, one.label.length + 2))}ch` }}
      aria-label="Connector label"
      defaultValue={one.label}
      maxLength={textLimits.tagTitle.max}
      // The person has just asked to write here.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      onFocus={(event) => {
        props.onBegin();
        event.currentTarget.select();
      }}
      onChange={(event) => props.onChange(one.id, event.currentTarget.value)}
      onBlur={props.onDone}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        event.currentTarget
          .closest<HTMLElement>('[role="application"][tabindex]')
          ?.focus({ preventScroll: true });
      }}
    />
  );
}
