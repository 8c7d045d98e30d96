import { useQuery } from 'urql';
import { titleOf } from '#domain/text/display-names.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { InsightThemesDocument } from './channels.gen.ts';
import classes from './theme-insights.module.css';
import { ThemeNewest } from './theme-newest.tsx';
import { UnlinkButton } from './unlink-button.tsx';

/** Themes that an insight follows from, with what they have grown to since, to be read where the insight is. */
export function InsightThemes({ insightId }: { insightId: string }) {
  const [{ data }] = useQuery({ query: InsightThemesDocument, variables: { id: insightId } });
  const insight = data?.insight;
  if (!insight || insight.themes.length === 0) return null;
  return (
    <>
      <span aria-hidden>·</span>
      <span>
        {insight.themes.length === 1 ? 'Theme ' : 'Themes '}
        {insight.themes.map((theme, at) => (
          <span key={theme.id}>
            {at > 0 && ', '}
            <span className={classes.linked}>
              <Link to="channelTheme" params={{ channelId: theme.channel.id, themeId: theme.id }}>
                {titleOf('theme', theme.title)}
              </Link>
              (<ThemeNewest theme={theme} />)
              <UnlinkButton theme={theme} insight={insight} of={titleOf('theme', theme.title)} />
            </span>
          </span>
        ))}
      </span>
    </>
  );
}
