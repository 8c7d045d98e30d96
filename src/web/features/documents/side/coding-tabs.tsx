import { type Coding, HighlightsPanel, TagsPanel } from '#web/features/highlights/index.ts';
import { SuggestionsBox } from '#web/features/suggestions/index.ts';
import type { SideTab } from './document-side.tsx';

export type CodingTabsOptions = {
  mayCode: boolean;
  /** Only highlights with this tag are listed. */
  tagId: string | null;
  onShowTag: (tagId: string | null) => void;
};

export function codingTabs(
  coding: Coding | null,
  { mayCode, tagId, onShowTag }: CodingTabsOptions,
): SideTab[] {
  if (!coding) return [];
  return [
    {
      value: 'Highlights',
      content: (
        <SuggestionsBox coding={coding} mayCode={mayCode}>
          <HighlightsPanel coding={coding} tagId={tagId} onShowAll={() => onShowTag(null)} />
        </SuggestionsBox>
      ),
    },
    {
      value: 'Tags',
      content: <TagsPanel coding={coding} mayCode={mayCode} onShow={(tag) => onShowTag(tag.id)} />,
    },
  ];
}
