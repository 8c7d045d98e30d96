import { useQuery } from 'urql';
import { titleOf } from '#domain/text/display-names.ts';
import type { ChannelCardFragment } from '#web/lib/graphql.gen.ts';
import { NotFound } from '#web/lib/page/not-found.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { DismissedThemesDocument } from './channels.gen.ts';
import { DismissedBy, RestoreThemeButton } from './dismissed-themes.tsx';

/** What stands at the address of a theme that is none any more. */
export function DismissedTheme({ channel, themeId }: { channel: ChannelCardFragment; themeId: string }) {
  const query = useQuery({
    query: DismissedThemesDocument,
    variables: { id: channel.id, themeId },
    requestPolicy: 'cache-and-network',
  });
  return (
    <QueryView query={query} what="the theme" skeleton={<SkeletonRows rows={2} label="Loading the theme" />}>
      {({ channel: loaded }) => {
        const theme = loaded?.dismissedThemes[0];
        if (!theme) return <NotFound />;
        return (
          <EmptyState
            title={`“${titleOf('theme', theme.title)}” was dismissed`}
            actions={<RestoreThemeButton channel={channel} theme={theme} />}
          >
            <DismissedBy theme={theme} />. Its data points are in no theme, or in others by now.
          </EmptyState>
        );
      }}
    </QueryView>
  );
}
