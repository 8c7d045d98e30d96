import { titleOf } from '#domain/text/display-names.ts';
import type { ThemeQuery } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import classes from './theme-history.module.css';

type Theme = NonNullable<ThemeQuery['theme']>;

/** What a theme was split from, what was merged into it, and what was split off it. */
export function ThemeHistory({ channelId, theme }: { channelId: string; theme: Theme }) {
  const sources = theme.comesFrom.filter(({ kind }) => kind === 'SPLIT');
  const merged = theme.comesFrom.filter(({ kind }) => kind === 'MERGE');
  if (sources.length + merged.length + theme.parts.length === 0) return null;
  return (
    <p className={classes.history}>
      {sources.length > 0 && (
        <span>
          Split from{' '}
          <Themes
            channelId={channelId}
            themes={sources.map(({ themeId, title }) => ({ id: themeId, title }))}
          />
        </span>
      )}
      {theme.parts.length > 0 && (
        <span>
          Split into <Themes channelId={channelId} themes={theme.parts} />
        </span>
      )}
      {merged.length > 0 && (
        <span>Merged from {listLabel.format(merged.map(({ title }) => `“${titleOf('theme', title)}”`))}</span>
      )}
    </p>
  );
}

const listLabel = new Intl.ListFormat('en');

function Themes({
  channelId,
  themes,
}: {
  channelId: string;
  themes: readonly { readonly id: string; readonly title: string }[];
}) {
  return themes.map(({ id, title }, at) => (
    <span key={id}>
      {at > 0 && ', '}
      <Link to="channelTheme" params={{ channelId, themeId: id }}>
        {titleOf('theme', title)}
      </Link>
    </span>
  ));
}
