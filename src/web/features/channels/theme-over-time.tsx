import { useQuery } from 'urql';
import { buildUrl } from '#domain/routes/build-url.ts';
import { countLabel } from '#web/ui/count-label.ts';
import { ThemeDaysDocument } from './channels.gen.ts';
import { daysHash, type Instants } from './period.ts';
import classes from './theme-over-time.module.css';
import { VolumeChart } from './volume-chart.tsx';

export type ThemeOverTimeProps = { channelId: string; themeId: string; period: Instants };

/** How often a theme came up, from how many people, and how that sounded. */
export function ThemeOverTime({ channelId, themeId, period }: ThemeOverTimeProps) {
  const [{ data }] = useQuery({ query: ThemeDaysDocument, variables: { id: themeId, ...period } });
  const people = data?.theme?.peopleCount ?? 0;
  return (
    <>
      {people > 0 && <p className={classes.people}>{countLabel(people, 'participant')}</p>}
      <VolumeChart
        days={data?.theme?.days ?? []}
        hrefOf={(days) => buildUrl('channelTheme', { params: { channelId, themeId }, hash: daysHash(days) })}
      />
    </>
  );
}
