import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import type { ThemeCardFragment } from '#web/lib/graphql.gen.ts';
import { ChannelThemesDocument } from './channels.gen.ts';

const none: readonly ThemeCardFragment[] = [];

/** Themes to choose among: pinned ones, then the largest. */
export function useThemes(channelId: string): readonly ThemeCardFragment[] {
  const [{ data }] = useQuery({
    query: ChannelThemesDocument,
    variables: { id: channelId, query: null, outsideTopicId: null, first: itemLimits.pageMax, after: null },
  });
  return data?.channel?.themes.items ?? none;
}
