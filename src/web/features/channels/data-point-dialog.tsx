import { useQuery } from 'urql';
import { can } from '#domain/access/can.ts';
import { titleOf } from '#domain/text/display-names.ts';
import type { ChannelCardFragment } from '#web/lib/graphql.gen.ts';
import { useAsViewer } from '#web/features/members/index.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { SelectField } from '#web/ui/text-field.tsx';
import { ChannelThemesDocument, DataPointDocument } from './channels.gen.ts';
import classes from './data-point-dialog.module.css';
import { SentimentBadge } from './sentiment-badge.tsx';
import { useThemeCommands } from './use-theme-commands.ts';

export type DataPointDialogProps = { channel: ChannelCardFragment; id: string; onClose: () => void };

/** The whole data point, why it is where it is, and where else it could go. */
export function DataPointDialog({ channel, id, onClose }: DataPointDialogProps) {
  const query = useQuery({ query: DataPointDocument, variables: { id } });
  const [{ data: themes }] = useQuery({
    query: ChannelThemesDocument,
    variables: { id: channel.id, first: 100, after: null },
  });
  const commands = useThemeCommands();
  const may = can(useAsViewer(), 'theme.update', { level: channel.viewerLevel });
  return (
    <Dialog title="Data point" onClose={onClose} wide>
      <QueryView query={query} what="the data point" skeleton={<SkeletonRows rows={4} label="Loading" />}>
        {({ dataPoint: point }) =>
          point && (
            <div className={classes.body}>
              <blockquote className={classes.text}>{point.text}</blockquote>
              <p className={classes.facts}>
                {point.participant && <span>{point.participant}</span>}
                <RelativeTime at={point.saidAt} />
                <SentimentBadge sentiment={point.sentiment} />
                {point.url && (
                  <a href={point.url} target="_blank" rel="noreferrer">
                    Open source
                  </a>
                )}
              </p>
              <SelectField
                label="Theme"
                disabled={!may.allowed}
                hint={may.allowed ? 'A data point that you place stays there.' : may.reason}
                value={point.theme?.id ?? ''}
                options={[
                  { value: '', label: 'None (outlier)' },
                  ...(themes?.channel?.themes.items ?? []).map((theme) => ({
                    value: theme.id,
                    label: titleOf('theme', theme.title),
                  })),
                ]}
                onChange={(event) => void commands.move(channel.id, [id], event.target.value || null)}
              />
              {point.nearest.length > 0 && (
                <section>
                  <h3 className={classes.heading}>
                    {point.placedByPerson ? 'Most similar in this theme' : 'In this theme because of'}
                  </h3>
                  <ul className={classes.nearest}>
                    {point.nearest.map(({ likeness, dataPoint }) => (
                      <li key={dataPoint.id}>
                        <q>{dataPoint.text}</q> <span>{Math.round(likeness * 100)}% similar</span>
                      </li>
                    ))}
                  </ul>
                </section>
              )}
            </div>
          )
        }
      </QueryView>
    </Dialog>
  );
}
