import { useQuery } from 'urql';
import { buildUrl } from '#domain/routes/build-url.ts';
import { ThemeDaysDocument } from './channels.gen.ts';
import { daysHash, type Instants } from './period.ts';
import { VolumeChart } from './volume-chart.tsx';

export type ThemeOverTimeProps = { channelId: string; themeId: string; period: Instants };

/** How often a theme came up, and how that sounded. */
export function ThemeOverTime({ channelId, themeId, period }: ThemeOverTimeProps) {
  const [{ data }] = useQuery({ query: ThemeDaysDocument, variables: { id: themeId, ...period } });
  return (
    <VolumeChart
      days={data?.theme?.days ?? []}
      hrefOf={(days) => buildUrl('channelTheme', { params: { channelId, themeId }, hash: daysHash(days) })}
    />
  );
}
