import { useQuery } from 'urql';
import { titleOf } from '#domain/text/display-names.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { InsightThemesDocument } from './channels.gen.ts';

/** Themes that an insight was written from, with what they have grown to since. */
export function InsightThemes({ insightId }: { insightId: string }) {
  const [{ data }] = useQuery({ query: InsightThemesDocument, variables: { id: insightId } });
  const themes = data?.insight?.themes ?? [];
  if (themes.length === 0) return null;
  return (
    <>
      <span aria-hidden>·</span>
      <span>
        From{' '}
        {themes.map(({ id, title, dataPointCount, channel }, at) => (
          <span key={id}>
            {at > 0 && ', '}
            <Link to="channelTheme" params={{ channelId: channel.id, themeId: id }}>
              {titleOf('theme', title)}
            </Link>{' '}
            ({countLabel(dataPointCount, 'data point')})
          </span>
        ))}
      </span>
    </>
  );
}
