import type { Editor } from '@tiptap/react';
import { IconHighlight } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from 'urql';
import { literal } from '#domain/codec/primitives.ts';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { quoteLineChoices } from '#domain/views/quote-lines.ts';
import { TrayHighlightsDocument, UsableTagsDocument } from '#web/features/highlights/highlights.gen.ts';
import { insertCards } from '#web/kit/editor/menus/insert-cards.ts';
import { Paged } from '#web/kit/lists/paged.tsx';
import { QuoteLinesSelect } from '#web/kit/objects/quote-lines-select.tsx';
import { useLocalValue } from '#web/lib/local-value.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { Button } from '#web/ui/button.tsx';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
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
const anyTag = '';

/** The project's highlights beside the text: read them, choose several, or drag one to where it belongs. */
export function EvidenceTray({ editor, insightId, projectId, isEditable }: EvidenceTrayProps) {
  const [text, setText] = useState('');
  const [tagId, setTagId] = useState(anyTag);
  const { ids, toggle, clear } = useSelection();
  const [lines, setLines] = useLocalValue('tray.lines', literal(...quoteLineChoices), '8');
  const chosen = [...ids];
  const search = useSettled(text.trim(), pauseMs);
  const mayInsert = isEditable && editor !== null;

  function insert() {
    if (!editor) return;
    insertCards(
      editor,
      chosen.map((id) => ({ kind: 'highlight', id })),
    );
    clear();
  }

  return (
    <div className={classes.tray}>
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
        <TagChoice projectId={projectId} tagId={tagId} onChange={setTagId} />
        <QuoteLinesSelect value={lines} onChange={setLines} />
      </div>
      <div className={classes.rows}>
        <Paged
          key={`${search} ${tagId}`}
          document={TrayHighlightsDocument}
          variables={(after) => ({
            filter: { ...evidenceFilter(projectId, search), ...(tagId !== anyTag && { tagId }) },
            first: itemLimits.page,
            after,
          })}
          page={(data) => data.highlights}
          skeleton={<SkeletonRows label="Loading highlights" />}
          what="the highlights"
          empty={
            <EmptyState icon={<IconHighlight size={20} />} title={emptyTitle(search, tagId)}>
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
                isChosen={ids.has(highlight.id)}
                onToggle={(withRange) => toggle(highlight.id, withRange, rowsOf(items))}
              />
            ))
          }
          renderMore={(button) => button}
        />
      </div>
      {chosen.length > 0 && mayInsert && (
        <Button variant="primary" onClick={insert}>
          Insert {countLabel(chosen.length, 'highlight')}
        </Button>
      )}
    </div>
  );
}

type TagChoiceProps = { projectId: string; tagId: string; onChange: (tagId: string) => void };

function TagChoice({ projectId, tagId, onChange }: TagChoiceProps) {
  const [{ data }] = useQuery({
    query: UsableTagsDocument,
    variables: { projectId, first: itemLimits.pageMax, after: null },
  });
  const tags = data?.tags.items ?? [];
  if (tags.length === 0) return null;
  return (
    <CompactSelect
      label="Tag"
      value={tagId}
      options={[
        { value: anyTag, label: 'Any tag' },
        ...tags.map(({ id, title }) => ({ value: id, label: titleOf('tag', title) })),
      ]}
      onChange={onChange}
    />
  );
}

function emptyTitle(search: string, tagId: string): string {
  if (search !== '') return `No results for “${search}”`;
  return tagId === anyTag ? 'No highlights yet' : 'No highlights with this tag';
}
