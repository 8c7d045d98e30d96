import { titleOf } from '#domain/text/display-names.ts';
import type { ThemeQuery } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import classes from './theme-insights.module.css';
import { UnlinkButton } from './unlink-button.tsx';

type Theme = NonNullable<ThemeQuery['theme']>;

/** Insights that a theme led to. */
export function ThemeInsights({ theme }: { theme: Pick<Theme, 'id' | 'title' | 'insights'> }) {
  if (theme.insights.length === 0) return null;
  return (
    <p className={classes.line}>
      Insights:{' '}
      {theme.insights.map((insight) => (
        <span key={insight.id} className={classes.linked}>
          <Link to="insight" params={{ insightId: insight.id }}>
            {titleOf('insight', insight.title)}
          </Link>
          <UnlinkButton theme={theme} insight={insight} of={titleOf('insight', insight.title)} />
        </span>
      ))}
    </p>
  );
}
