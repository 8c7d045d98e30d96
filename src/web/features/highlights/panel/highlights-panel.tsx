import { IconHighlight } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { aiPartOf, highlightAuthorOf } from '#domain/ai/ai-user.ts';
import { UsedIn, useUsedIn } from '#web/features/evidence/index.ts';
import { AiBadge } from '#web/ui/ai-badge.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { momentName, playMoment } from '../moments/play-moment.ts';
import { showPdfHighlight } from '../editor/show-pdf-highlight.ts';
import { openHighlight, showHighlight } from '../editor/coding-actions.ts';
import { placedHighlights } from '../editor/highlight-places.ts';
import { saidLine } from './said-line.ts';
import type { Coding } from '../model/coding.ts';
import { colorOf, type HighlightLook } from '../model/highlight-look.ts';
import { TagChip } from '#web/kit/objects/tag-chip.tsx';
import classes from './panel.module.css';

const estimatedHeight = 92;

export type HighlightsPanelProps = { coding: Coding; tagId: string | null; onShowAll: () => void };

/** Every highlight of the document as it is in the text. Only the rows in sight are in the page. */
export function HighlightsPanel({ coding, tagId, onShowAll }: HighlightsPanelProps) {
  const looks = useSyncExternalStore(coding.store.subscribe, coding.store.all);
  const isLoaded = useSyncExternalStore(coding.store.subscribe, coding.store.isLoaded);
  const shown = useMemo(() => inTextOrder(coding, looks, tagId), [coding, looks, tagId]);
  const tag = tagId === null ? undefined : looks.flatMap(({ tags }) => tags).find(({ id }) => id === tagId);
  if (!isLoaded && shown.length === 0) return <SkeletonRows rows={4} label="Loading highlights" />;
  return (
    <>
      {tag && (
        <div className={classes.filter}>
          <TagChip tag={tag} onRemove={onShowAll} />
        </div>
      )}
      {shown.length === 0 ? (
        <EmptyState icon={<IconHighlight size={20} />} title="No highlights yet">
          Select text and press Highlight. Type two letters and press Enter to tag it.
        </EmptyState>
      ) : (
        <HighlightRows coding={coding} rows={shown} />
      )}
    </>
  );
}

/** A highlight with who said it and when. */
type ShownRow = { readonly look: HighlightLook; readonly said: string };

function HighlightRows({ coding, rows: shown }: { coding: Coding; rows: readonly ShownRow[] }) {
  const scroller = useRef<HTMLUListElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- not memoised, and nothing below is given its functions
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => shown[index]?.look.id ?? index,
    overscan: 6,
  });
  const opened = useSyncExternalStore(coding.view.subscribe, () => openedIn(coding));
  const openedAt = shown.findIndex(({ look }) => look.id === opened);
  const shownOnce = useRef<string | null>(null);
  useEffect(() => {
    if (opened === shownOnce.current || (opened !== null && openedAt === -1)) return;
    shownOnce.current = opened;
    if (opened !== null) rows.scrollToIndex(openedAt, { align: 'auto' });
  }, [rows, opened, openedAt]);
  const inSight = rows.getVirtualItems();
  const usedIn = useUsedIn(inSight.flatMap(({ index }) => shown[index]?.look.id ?? []));
  return (
    <ul ref={scroller} className={classes.rows} aria-label={countLabel(shown.length, 'highlight')}>
      <li role="presentation" style={{ height: rows.getTotalSize() }} />
      {inSight.map(({ index, start, key }) => {
        const row = shown[index];
        return (
          row && (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              className={classes.place}
              style={{ transform: `translateY(${start}px)` }}
            >
              <HighlightRow coding={coding} row={row} isOpened={row.look.id === opened} />
              <div className={classes.used}>
                <UsedIn insights={usedIn(row.look.id)} />
              </div>
            </li>
          )
        );
      })}
    </ul>
  );
}

/** The highlight that is looked at in the text. */
function openedIn({ view }: Coding): string | null {
  const { opened } = view.get();
  return opened?.kind === 'highlight' ? opened.id : null;
}

type HighlightRowProps = { coding: Coding; row: ShownRow; isOpened: boolean };

function HighlightRow({ coding, row: { look, said }, isOpened }: HighlightRowProps) {
  return (
    <button
      type="button"
      className={classes.row}
      aria-current={isOpened || undefined}
      style={{ '--mark': colorOf(look) ?? 'transparent' }}
      onClick={() => {
        if (showHighlight(coding, look.id)) openHighlight(coding, look.id, { isFocused: true });
        else if (!playMoment(look)) showPdfHighlight(look);
      }}
    >
      <span className={classes.quote}>{look.text || momentName(look)}</span>
      {said !== '' && <span className={classes.said}>{said}</span>}
      <span className={classes.facts}>
        {look.tags.map((tag) => (
          <TagChip key={tag.id} tag={tag} />
        ))}
        <AiBadge part={aiPartOf(look)} />
        <span className={classes.author}>{highlightAuthorOf(look, coding.viewer.id)}</span>
      </span>
    </button>
  );
}

/** Those that the server knows and the text has lost come last. */
function inTextOrder(coding: Coding, looks: readonly HighlightLook[], tagId: string | null): ShownRow[] {
  const editor = coding.editor();
  const chosen = looks.filter(
    (look) => !look.inlineCommentOnly && (tagId === null || look.tags.some(({ id }) => id === tagId)),
  );
  const placed = editor ? placedHighlights(coding, editor) : [];
  const places = new Map(placed.map((place, index) => [place.id, { ...place, index }]));
  const orderOf = ({ id }: HighlightLook) => places.get(id)?.index ?? Infinity;
  return chosen
    .toSorted((a, b) => orderOf(a) - orderOf(b) || 0)
    .map((look) => ({ look, said: saidLine(editor, look, places.get(look.id)) }));
}
