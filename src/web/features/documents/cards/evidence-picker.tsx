import { IconHighlight, IconMovie } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useClient, type Client } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { PickableHighlightsDocument, UsableTagsDocument } from '#web/features/highlights/highlights.gen.ts';
import { ReelsDocument } from '#web/features/reels/reels.gen.ts';
import { TagDot } from '#web/kit/objects/tag-dot.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import type { CardPickerProps } from './card-picker-props.ts';
import { bestFitting } from '#web/kit/pickers/rank-label.ts';
import { ReferencePicker } from '#web/kit/editor/menus/reference-picker.tsx';
import type { Suggested } from '#web/kit/editor/menus/suggestion-list.tsx';

type Evidence = Suggested & { kind: 'highlight' | 'tag' | 'reel' };

const shownRows = 60;

/** Chooses the highlight, the reel or the tag that a card shows: the newest of the project first. */
export function EvidencePicker({ editor, projectId, onClose }: CardPickerProps) {
  const client = useClient();
  const [all, setAll] = useState<readonly Evidence[] | null>(null);
  const [query, setQuery] = useState('');
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

  return (
    <ReferencePicker
      editor={editor}
      what="a highlight, a reel or a tag"
      listLabel="Highlights, reels and tags"
      query={query}
      onQuery={setQuery}
      items={items}
      isLoading={all === null}
      isAnswered={all !== null}
      onClose={onClose}
    />
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
      label: one.text,
      isQuote: true,
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
