import { IconHighlight, IconMovie } from '@tabler/icons-react';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { useClient, type Client } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { PickableHighlightsDocument, UsableTagsDocument } from '#web/features/highlights/highlights.gen.ts';
import { ReelsDocument } from '#web/features/reels/reels.gen.ts';
import { TagDot } from '#web/features/highlights/tagging/tag-dot.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import classes from './card-picker.module.css';
import type { CardPickerProps } from './lazy-card-picker.tsx';
import { bestFitting } from './rank-label.ts';
import { SuggestionList, type Suggested } from './suggestion-list.tsx';

type Evidence = Suggested & { kind: 'highlight' | 'tag' | 'reel' };

const shownText = 160;
const shownRows = 60;

/** Chooses the highlight, the reel or the tag that a card shows: the newest of the project first. */
export function EvidencePicker({ editor, projectId, onClose }: CardPickerProps) {
  const client = useClient();
  const [all, setAll] = useState<readonly Evidence[] | null>(null);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  useEffect(() => {
    let isShown = true;
    void listEvidence(client, projectId).then((found) => isShown && setAll(found));
    return () => {
      isShown = false;
    };
  }, [client, projectId]);
  const items = bestFitting(all ?? [], query, ({ label, detail }) => `${label} ${detail ?? ''}`).slice(
    0,
    shownRows,
  );

  function pick({ kind, id }: Evidence) {
    onClose();
    editor.chain().focus().insertContent({ type: 'referenceCard', attrs: { kind, id } }).run();
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      setActive((active + step + items.length) % items.length);
    }
    const chosen = items[active];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      pick(chosen);
    }
  }

  return (
    <Dialog title="Choose a highlight, a reel or a tag" onClose={onClose} bare>
      <input
        aria-label="Find a highlight, a reel or a tag"
        data-autofocus
        autoComplete="off"
        placeholder="Find a highlight, a reel or a tag"
        className={classes.input}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div className={classes.list}>
        <SuggestionList
          label="Highlights, reels and tags"
          items={items}
          active={active}
          isLoading={all === null}
          onPick={pick}
          onPoint={setActive}
        />
      </div>
    </Dialog>
  );
}

async function listEvidence(client: Client, projectId: string | null): Promise<Evidence[]> {
  const first = itemLimits.pageMax;
  const [highlights, reels, tags] = await Promise.all([
    client.query(PickableHighlightsDocument, { projectId, first }),
    client.query(ReelsDocument, { projectId, first }),
    projectId === null ? null : client.query(UsableTagsDocument, { projectId, first, after: null }),
  ]);
  return [
    ...(highlights.data?.highlights.items ?? []).map((one): Evidence => ({
      kind: 'highlight',
      id: one.id,
      label: cutText(one.text, shownText),
      detail: cutText(titleOf(one.objectType === 'NOTE' ? 'note' : 'insight', one.objectTitle), 30),
      group: 'Highlights',
      icon: one.tags[0] ? <TagDot color={one.tags[0].color} /> : <IconHighlight size={16} />,
    })),
    ...(reels.data?.reels.items ?? []).map((reel): Evidence => ({
      kind: 'reel',
      id: reel.id,
      label: titleOf('reel', reel.title),
      detail: countLabel(reel.highlightCount, 'highlight'),
      group: 'Reels',
      icon: <IconMovie size={16} />,
    })),
    ...(tags?.data?.tags.items ?? []).map((tag): Evidence => ({
      kind: 'tag',
      id: tag.id,
      label: titleOf('tag', tag.title),
      detail: tag.group?.title,
      group: 'Tags',
      icon: <TagDot color={tag.color} />,
    })),
  ];
}
