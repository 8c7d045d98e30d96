import { useRef, useState, useSyncExternalStore, type PointerEvent } from 'react';
import type { PdfArea } from '#domain/highlights/pdf-area.ts';
import { type Coding, colorOf } from '#web/features/highlights/index.ts';
import { areasOn, shareOf } from './areas.ts';
import type { OpenedArea } from './area-panel.tsx';
import { textInside } from './read-selection.ts';
import classes from './pdf.module.css';

export type AreaLayerProps = {
  coding: Coding;
  fileId: string;
  page: number;
  isMarking: boolean;
  /** What is about to be marked, on any page. */
  drafts: readonly PdfArea[];
  onOpen: (area: OpenedArea) => void;
};

type Corner = { x: number; y: number; page: DOMRect };
type Box = { left: number; top: number; width: number; height: number };

const smallest = 6;

/** What is marked on a page; while marking, the page takes a box instead of a selection. */
export function AreaLayer({ coding, fileId, page, isMarking, drafts, onOpen }: AreaLayerProps) {
  const looks = useSyncExternalStore(coding.store.subscribe, coding.store.all);
  const layer = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState<Corner | null>(null);
  const [draft, setDraft] = useState<Box | null>(null);

  function finish() {
    const box = layer.current?.getBoundingClientRect();
    setStart(null);
    setDraft(null);
    if (!draft || !box || draft.width < smallest || draft.height < smallest) return;
    const area = { page, fileId, ...shareOf(box, draft) };
    const text = textInside(layer.current?.parentElement ?? null, draft);
    const { left, top, width, height } = draft;
    onOpen({
      kind: 'new',
      areas: [area],
      text: text === '' ? `Area on page ${page}` : text,
      rect: new DOMRect(left, top, width, height),
      selection: null,
    });
  }

  return (
    <div
      ref={layer}
      className={classes.areas}
      data-marking={isMarking || undefined}
      onPointerDown={(event) => {
        if (!isMarking) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        const page = event.currentTarget.getBoundingClientRect();
        setStart({ x: event.clientX, y: event.clientY, page });
      }}
      onPointerMove={(event) => start && setDraft(between(start, event))}
      onPointerUp={finish}
    >
      {looks.flatMap((look) =>
        areasOn(fileId, look.pdfAreas)
          .filter((area) => area.page === page)
          .map((area, index) => (
            <button
              key={`${look.id} ${area.left} ${area.top}`}
              type="button"
              className={classes.area}
              tabIndex={index === 0 ? 0 : -1}
              title={look.tags.map(({ title }) => title).join(', ')}
              aria-label={`Highlight: ${look.text.slice(0, 80)}`}
              style={{
                '--mark': colorOf(look) ?? 'transparent',
                left: `${area.left * 100}%`,
                top: `${area.top * 100}%`,
                width: `${area.width * 100}%`,
                height: `${area.height * 100}%`,
              }}
              onClick={({ currentTarget }) =>
                onOpen({ kind: 'known', id: look.id, rect: currentTarget.getBoundingClientRect() })
              }
            />
          )),
      )}
      {drafts
        .filter((area) => area.page === page)
        .map(({ left, top, width, height }) => (
          <span
            key={`${left} ${top}`}
            className={classes.drafted}
            data-draft
            style={{
              left: `${left * 100}%`,
              top: `${top * 100}%`,
              width: `${width * 100}%`,
              height: `${height * 100}%`,
            }}
          />
        ))}
      {draft && start && <Draft box={draft} page={start.page} />}
    </div>
  );
}

function Draft({ box, page: { left, top } }: { box: Box; page: DOMRect }) {
  return (
    <span
      className={classes.draft}
      style={{ left: box.left - left, top: box.top - top, width: box.width, height: box.height }}
    />
  );
}

function between({ x, y }: Corner, { clientX, clientY }: PointerEvent): Box {
  return {
    left: Math.min(x, clientX),
    top: Math.min(y, clientY),
    width: Math.abs(clientX - x),
    height: Math.abs(clientY - y),
  };
}
