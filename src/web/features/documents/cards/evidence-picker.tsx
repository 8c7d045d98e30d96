import { IconHighlight, IconMovie } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { PickableHighlightsDocument, UsableTagsDocument } from '#web/features/highlights/highlights.gen.ts';
import { ReelsDocument } from '#web/features/reels/reels.gen.ts';
import { ReferencePicker } from '#web/kit/editor/menus/reference-picker.tsx';
import type { Suggested } from '#web/kit/editor/menus/suggestion-list.tsx';
import { ClipThumbnail } from '#web/kit/objects/clip-thumbnail.tsx';
import { EvidenceFacts } from '#web/kit/objects/evidence-facts.tsx';
import { TagDot } from '#web/kit/objects/tag-dot.tsx';
import { bestFitting } from '#web/kit/pickers/rank-label.ts';
import type { PickableHighlightsQuery } from '#web/lib/graphql.gen.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { countLabel } from '#web/ui/count-label.ts';
import type { CardPickerProps } from './card-picker-props.ts';
import { evidenceFilter } from './evidence-filter.ts';

type Evidence = Suggested & { kind: 'highlight' | 'tag' | 'reel' };

const shownRows = 60;
const pauseMs = 200;

/** Chooses the highlight, the reel or the tag that a card shows: the newest of the project first. */
export function EvidencePicker({ editor, projectId, onClose }: CardPickerProps) {
  const [query, setQuery] = useState('');
  const search = useSettled(query.trim(), pauseMs);
  const [found] = useQuery({
    query: PickableHighlightsDocument,
    variables: { filter: evidenceFilter(projectId, search), first: shownRows },
    requestPolicy: 'cache-and-network',
  });
  const others = useReelsAndTags(projectId);
  const highlights = found.data?.highlights.items.map(highlightItem) ?? [];
  const isAnswered = search === query.trim() && !found.fetching && others !== null;
  return (
    <ReferencePicker
      editor={editor}
      what="a highlight, a reel or a tag"
      listLabel="Highlights, reels and tags"
      query={query}
      onQuery={setQuery}
      items={[
        ...highlights,
        ...bestFitting(others ?? [], search, ({ label, detail }) => `${label} ${detail ?? ''}`),
      ].slice(0, shownRows)}
      isLoading={!isAnswered}
      isAnswered={isAnswered}
      onClose={onClose}
    />
  );
}

/** Few enough to be here at once; null until they are. */
function useReelsAndTags(projectId: string | null): readonly Evidence[] | null {
  const first = itemLimits.pageMax;
  const [reels] = useQuery({ query: ReelsDocument, variables: { projectId, first } });
  const [tags] = useQuery({
    query: UsableTagsDocument,
    variables: { projectId: projectId ?? '', first, after: null },
    pause: projectId === null,
  });
  if (reels.fetching || tags.fetching) return null;
  return [
    ...(reels.data?.reels.items ?? []).map((reel): Evidence => ({
      kind: 'reel',
      id: reel.id,
      label: titleOf('reel', reel.title),
      detail: countLabel(reel.highlightCount, 'highlight'),
      group: 'Reels',
      icon: <IconMovie size={16} />,
    })),
    ...(tags.data?.tags.items ?? []).map((tag): Evidence => ({
      kind: 'tag',
      id: tag.id,
      label: titleOf('tag', tag.title),
      detail: tag.group?.title,
      group: 'Tags',
      icon: <TagDot color={tag.color} />,
    })),
  ];
}

type Pickable = PickableHighlightsQuery['highlights']['items'][number];

function highlightItem(highlight: Pickable): Evidence {
  return {
    kind: 'highlight',
    id: highlight.id,
    label: highlight.text,
    isQuote: true,
    below: <EvidenceFacts highlight={highlight} />,
    group: 'Highlights',
    icon: highlight.storyboardUrl ? <ClipThumbnail isSmall clip={highlight} /> : <IconHighlight size={16} />,
  };
}
