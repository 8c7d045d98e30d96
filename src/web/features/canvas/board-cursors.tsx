import type { HocuspocusProvider } from '@hocuspocus/provider';
import { ViewportPortal } from '@xyflow/react';
import { IconPointerFilled } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { isOf } from '#domain/codec/codec.ts';
import { finite } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { hueOf } from '#web/ui/theme/tag-hues.ts';
import classes from './canvas.module.css';

type Cursor = { client: number; name: string; hue: string; x: number; y: number };

const point = object({ x: finite, y: finite });

/** Where the others point. Their names are the server's word, not theirs. */
export function BoardCursors({ provider }: { provider: HocuspocusProvider }) {
  const [cursors, setCursors] = useState<Cursor[]>([]);
  useEffect(() => {
    const { awareness } = provider;
    if (!awareness) return undefined;
    const read = () =>
      setCursors(
        [...awareness.getStates()].flatMap(([client, state]) =>
          client === awareness.clientID ? [] : cursorOf(client, state),
        ),
      );
    awareness.on('change', read);
    read();
    return () => awareness.off('change', read);
  }, [provider]);
  return (
    <ViewportPortal>
      {cursors.map(({ client, name, hue, x, y }) => (
        <div
          key={client}
          className={classes.cursor}
          style={{ transform: `translate(${x}px, ${y}px)`, color: `var(--tag-${hue}-solid)` }}
        >
          <IconPointerFilled size={18} aria-hidden />
          <span className={classes.cursorName} style={{ background: `var(--tag-${hue}-solid)` }}>
            {name}
          </span>
        </div>
      ))}
    </ViewportPortal>
  );
}

function cursorOf(client: number, state: Record<string, unknown>): Cursor[] {
  const { pointer, user } = state;
  if (!isOf(point, pointer) || typeof user !== 'object' || user === null) return [];
  const { name, memberId } = user as Record<string, unknown>;
  const shown = typeof name === 'string' && name !== '' ? cutText(name, 60) : 'Someone';
  return [{ client, name: shown, hue: hueOf(String(memberId)), ...pointer }];
}
