import type { Editor } from '@tiptap/react';
import { IconHighlight } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { literal } from '#domain/codec/primitives.ts';
import { emptyFilterForm } from '#domain/filters/filter-form.ts';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { quoteLineChoices } from '#domain/views/quote-lines.ts';
import { FilterPanel } from '#web/features/filters/index.ts';
import { TrayHighlightsDocument } from '#web/features/highlights/highlights.gen.ts';
import { insertCards } from '#web/kit/editor/menus/insert-cards.ts';
import { Paged } from '#web/kit/lists/paged.tsx';
import { QuoteLinesSelect } from '#web/kit/objects/quote-lines-select.tsx';
import { useLocalValue } from '#web/lib/local-value.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { EvidenceRow } from './evidence-row.tsx';
import { evidenceFilter } from './evidence-filter.ts';
import { rowsOf } from '#web/ui/tick-rows.ts';
import { useSelection } from '#web/ui/use-selection.ts';
import classes from './evidence-tray.module.css';

export type EvidenceTrayProps = {
  editor: Editor | null;
  insightId: string;
  projectId: string;
  isEditable: boolean;
};

const pauseMs = 250;

/** The project's highlights beside the text: find them, choose several, and insert or drag them to where they belong. */
export function EvidenceTray({ editor, insightId, projectId, isEditable }: EvidenceTrayProps) {
  const [text, setText] = useState('');
  const [form, setForm] = useState(emptyFilterForm);
  const { ids, toggle, clear } = useSelection();
  const [lines, setLines] = useLocalValue('tray.lines', literal(...quoteLineChoices), '8');
  const chosen = [...ids];
  const search = useSettled(text.trim(), pauseMs);
  const filter = evidenceFilter(projectId, search, useSettled(form, pauseMs));
  const mayInsert = isEditable && editor !== null;

  function insert(highlightIds: readonly string[]) {
    if (!editor || !mayInsert) return;
    insertCards(
      editor,
      highlightIds.map((id) => ({ kind: 'highlight', id })),
    );
    clear();
  }

  return (
    // Its fields and rows hand their arrows up to it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div className={classes.tray} onKeyDown={moveFocus}>
      <TextField
        label="Search highlights"
        hideLabel
        type="search"
        placeholder="Search highlights"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={classes.choices}>
        <FilterPanel form={form} types={filtered} projectId={projectId} onChange={setForm} />
        <QuoteLinesSelect value={lines} onChange={setLines} />
      </div>
      <div className={classes.rows}>
        <Paged
          key={JSON.stringify(filter)}
          document={TrayHighlightsDocument}
          variables={(after) => ({ filter, first: itemLimits.page, after })}
          page={(data) => data.highlights}
          skeleton={<SkeletonRows label="Loading highlights" />}
          what="the highlights"
          empty={
            <EmptyState
              icon={<IconHighlight size={20} />}
              title={emptyTitle(search, filter.form !== undefined)}
            >
              Highlight text in a note to collect evidence.
            </EmptyState>
          }
          renderFrame={(content) => content}
          renderRows={(items) =>
            items.map((highlight) => (
              <EvidenceRow
                key={highlight.id}
                highlight={highlight}
                insightId={insightId}
                editor={mayInsert ? editor : null}
                lines={lines}
                chosen={chosen}
                onInsert={insert}
                onDropped={clear}
                onToggle={(withRange) => toggle(highlight.id, withRange, rowsOf(items))}
              />
            ))
          }
          renderMore={(button) => button}
        />
      </div>
      {chosen.length > 0 && mayInsert && (
        <>
          <Button variant="primary" onClick={() => insert(chosen)}>
            Insert {countLabel(chosen.length, 'highlight')}
          </Button>
          <p className={classes.keys} aria-hidden>
            <Kbd keys={['Space']} /> choose <Kbd keys={['Enter']} /> insert at the caret
          </p>
        </>
      )}
    </div>
  );
}

const filtered = ['HIGHLIGHT'] as const;

function emptyTitle(search: string, isFiltered: boolean): string {
  if (search !== '') return `No results for “${search}”`;
  return isFiltered ? 'No highlights match the filter' : 'No highlights yet';
}

/** Up and down through the highlights, from the field above and back into it. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLInputElement>(stopsOfTray)];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = at < 0 ? undefined : stops[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const stopsOfTray = 'input[type=search], [data-evidence] input[type=checkbox]';
