import { useQuery } from 'urql';
import type { ChannelCardFragment, WrapBlockFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import classes from './activity-wrap.module.css';
import { ChannelWrapDocument } from './channels.gen.ts';
import { EarlierWraps } from './earlier-wraps.tsx';
import { KeepWrapButton, KeptWrap } from './kept-wrap.tsx';
import type { Instants, PeriodHash } from './period.ts';

type ActivityWrapProps = { channel: ChannelCardFragment; period: Instants; hash: PeriodHash };

/** What changed from the days before; where somebody kept it, as it was counted then, with what is told of it. */
export function ActivityWrap({ channel, period, hash }: ActivityWrapProps) {
  const query = useQuery({ query: ChannelWrapDocument, variables: { id: channel.id, ...period } });
  return (
    <section aria-labelledby="activity-wrap" className={classes.wrap}>
      <h2 id="activity-wrap" className={classes.title}>
        What changed
      </h2>
      <QueryView
        query={query}
        what="the activity wrap"
        skeleton={<SkeletonRows rows={2} label="Loading the activity wrap" />}
      >
        {({ channel: loaded }) => {
          if (!loaded) return null;
          const kept = loaded.keptWrap;
          const blocks = kept ? kept.counted : loaded.wrap.blocks;
          return (
            <>
              {blocks.map((block, at) => (
                // Blocks have no ids; their order is what they are.
                // oxlint-disable-next-line react/no-array-index-key
                <WrapBlock key={at} block={block} channelId={channel.id} hash={hash} />
              ))}
              {kept ? (
                <KeptWrap channel={channel} wrap={kept} period={period} />
              ) : (
                <KeepWrapButton channel={channel} period={period} />
              )}
            </>
          );
        }}
      </QueryView>
      <EarlierWraps channelId={channel.id} />
    </section>
  );
}

function WrapBlock({
  block: { type, text, citations, themes },
  channelId,
  hash,
}: {
  block: WrapBlockFieldsFragment;
  channelId: string;
  hash: PeriodHash;
}) {
  if (type === 'HEADING') return <h3 className={classes.heading}>{text}</h3>;
  if (type === 'TEXT' && citations.length === 0) return <p className={classes.text}>{text}</p>;
  const lines = text?.split('\n') ?? [];
  const rows =
    type === 'GRAPH'
      ? themes.map(({ themeId, title, previousCount, currentCount }) => ({
          themeId,
          title,
          counts: `${previousCount.toLocaleString('en')} → ${currentCount.toLocaleString('en')}`,
        }))
      : citations.map(({ themeId, title }, at) => ({
          themeId,
          title,
          counts: lines[at]?.slice(title.length + 2) ?? '',
        }));
  const most = Math.max(1, ...themes.map(({ currentCount }) => currentCount));
  return (
    <ul className={classes.rows}>
      {rows.map(({ themeId, title, counts }, at) => (
        <li key={themeId} className={classes.row}>
          <Link to="channelTheme" params={{ channelId, themeId }} hash={hash}>
            {title}
          </Link>
          <span className={classes.counts}>{counts}</span>
          {type === 'GRAPH' && (
            <span className={classes.bars} aria-hidden>
              <span style={{ inlineSize: `${share(themes[at]?.previousCount, most)}%` }} />
              <span style={{ inlineSize: `${share(themes[at]?.currentCount, most)}%` }} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function share(count = 0, most: number): number {
  return Math.round((100 * count) / most);
}
