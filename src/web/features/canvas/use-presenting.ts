import { useReactFlow, useStore, type Viewport } from '@xyflow/react';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import { inReadingOrder } from '#domain/canvas/frames.ts';
import { isPressed } from '#web/kit/keys/pressed-keys.ts';
import { boxOf, type BoardNode } from './board-node.ts';
import { canvasShortcuts } from './shortcuts.ts';

export type Presenting = {
  /** Null: nobody presents here now. */
  shown: { index: number; count: number; title: string } | null;
  start: () => void;
  go: (by: 1 | -1) => void;
  end: () => void;
};

/** Shows one frame after the other over the whole screen, as far as the browser allows it. */
export function usePresenting(
  nodes: readonly BoardNode[],
  screen: RefObject<HTMLElement | null>,
): Presenting {
  const flow = useReactFlow();
  const [frameId, setFrameId] = useState<string | null>(null);
  const before = useRef<Viewport | null>(null);
  const frames = useMemo(
    () =>
      inReadingOrder(
        nodes.flatMap((node) => {
          const { object } = node.data;
          return object.type === 'group' ? [{ ...boxOf(node), title: object.title }] : [];
        }),
      ),
    [nodes],
  );
  // Somebody else may remove the frame that is shown.
  const index = Math.max(
    0,
    frames.findIndex(({ id }) => id === frameId),
  );
  const frame = frameId === null ? undefined : frames[index];
  const isOn = frame !== undefined;
  const [width, height] = [useStore((store) => store.width), useStore((store) => store.height)];

  const shownId = frame?.id;
  useEffect(() => {
    const node = shownId === undefined ? undefined : flow.getNode(shownId);
    if (!node || width === 0 || height === 0) return;
    const size = { width: node.width ?? 0, height: node.height ?? 0 };
    void flow.fitBounds({ ...node.position, ...size }, { padding: 0.04 });
  }, [flow, shownId, width, height]);

  function start(): void {
    before.current = flow.getViewport();
    setFrameId(frames[0]?.id ?? null);
    // Where the browser has none, or refuses it, the board covers the window.
    void screen.current?.requestFullscreen().catch(() => null);
  }

  function go(by: 1 | -1): void {
    const next = frames[index + by];
    if (isOn && next) setFrameId(next.id);
  }

  function end(): void {
    if (!isOn) return;
    setFrameId(null);
    if (document.fullscreenElement) void document.exitFullscreen();
    if (before.current) void flow.setViewport(before.current);
    screen.current?.querySelector<HTMLElement>('[role="application"]')?.focus({ preventScroll: true });
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const run = [
      { isKey: isPressed(canvasShortcuts.present, event) || forward.has(event.key), run: () => go(1) },
      { isKey: isPressed(canvasShortcuts.presentBack, event) || back.has(event.key), run: () => go(-1) },
      { isKey: event.key === 'Escape', run: end },
    ].find(({ isKey }) => isKey)?.run;
    // Space presses the button that has the focus.
    if (!run || (event.key === ' ' && event.target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  });
  // The browser takes Escape for itself on a full screen.
  const leave = useEffectEvent(() => {
    if (!document.fullscreenElement) end();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const [onKey, onLeave] = [(event: KeyboardEvent) => press(event), () => leave()];
    addEventListener('keydown', onKey, true);
    document.addEventListener('fullscreenchange', onLeave);
    return () => {
      removeEventListener('keydown', onKey, true);
      document.removeEventListener('fullscreenchange', onLeave);
    };
  }, [isOn]);

  return {
    shown: frame ? { index, count: frames.length, title: frame.title } : null,
    start,
    go,
    end,
  };
}

const forward = new Set([' ', 'PageDown', 'ArrowDown']);
const back = new Set(['PageUp', 'ArrowUp']);
