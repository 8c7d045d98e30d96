import { useState } from 'react';
import { useQuery } from 'urql';
import { can } from '#domain/access/can.ts';
import { titleOf } from '#domain/text/display-names.ts';
import type { ChannelCardFragment } from '#web/lib/graphql.gen.ts';
import { useAsViewer } from '#web/features/members/index.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { DataPointDocument } from './channels.gen.ts';
import classes from './data-point-dialog.module.css';
import { ConversationTurns } from './conversation-turns.tsx';
import { languageName } from './language-name.ts';
import { MarkedWords } from './marked-words.tsx';
import { MovePointsDialog } from './move-points-dialog.tsx';
import { ParticipantName } from './participant-name.tsx';
import { PlacementReason } from './placement-reason.tsx';
import { PropertyList } from './property-list.tsx';
import { SendToProjectDialog } from './send-to-project-dialog.tsx';
import { SentimentBadge } from './sentiment-badge.tsx';
import { usePointCommands } from './use-point-commands.ts';

export type DataPointDialogProps = {
  channel: ChannelCardFragment;
  id: string;
  /** Words of it that somebody quoted. */
  quoted?: string | undefined;
  onClose: () => void;
};

/** The whole data point, why it is where it is, and where else it could go. */
export function DataPointDialog({ channel, id, quoted, onClose }: DataPointDialogProps) {
  const query = useQuery({ query: DataPointDocument, variables: { id } });
  const [layer, setLayer] = useState<'move' | 'send' | null>(null);
  const commands = usePointCommands(channel.id);
  const viewer = useAsViewer();
  const reasonOf = (action: 'theme.update' | 'channel.excludeData') => {
    const may = can(viewer, action, { level: channel.viewerLevel });
    return may.allowed ? undefined : may.reason;
  };
  const [noMove, noExclude] = [reasonOf('theme.update'), reasonOf('channel.excludeData')];
  const maySend = can(viewer, 'theme.sendToProject', { level: 'FULL' });
  const close = () => setLayer(null);
  return (
    <Dialog title="Data point" onClose={onClose} wide>
      <QueryView query={query} what="the data point" skeleton={<SkeletonRows rows={4} label="Loading" />}>
        {({ dataPoint: point }) =>
          point && (
            <div className={classes.body}>
              {point.turns.length > 0 ? (
                <ConversationTurns turns={point.turns} />
              ) : (
                <blockquote className={classes.text}>
                  <MarkedWords text={point.text} words={quoted} />
                </blockquote>
              )}
              <p className={classes.facts}>
                {point.participant !== null && (
                  <span>
                    <ParticipantName point={point} />
                  </span>
                )}
                <RelativeTime at={point.saidAt} />
                <SentimentBadge sentiment={point.sentiment} />
                {point.language !== null && <span>{languageName(point.language)}</span>}
                {point.url && (
                  <a href={point.url} target="_blank" rel="noreferrer">
                    Open source
                  </a>
                )}
              </p>
              <PropertyList properties={point.properties} />
              <div className={classes.place}>
                <span>
                  <strong>Theme</strong>{' '}
                  {point.excluded
                    ? 'None (excluded)'
                    : point.theme
                      ? titleOf('theme', point.theme.title)
                      : 'None (outlier)'}
                </span>
                {!point.excluded && (
                  <Button
                    disabled={noMove !== undefined}
                    title={noMove ?? 'A data point that you place stays there.'}
                    onClick={() => setLayer('move')}
                  >
                    Move to theme…
                  </Button>
                )}
              </div>
              <PlacementReason point={point} />
              <DialogActions>
                <Button
                  disabled={noExclude !== undefined}
                  title={noExclude}
                  onClick={() => void (point.excluded ? commands.include([id]) : commands.exclude([id]))}
                >
                  {point.excluded ? 'Include' : 'Exclude'}
                </Button>
                <Button
                  disabled={!maySend.allowed}
                  title={maySend.allowed ? undefined : maySend.reason}
                  onClick={() => setLayer('send')}
                >
                  Send to project…
                </Button>
              </DialogActions>
              {layer === 'move' && (
                <MovePointsDialog
                  channelId={channel.id}
                  ids={[id]}
                  current={point.theme?.id ?? null}
                  onMoved={close}
                  onClose={close}
                />
              )}
              {layer === 'send' && (
                <SendToProjectDialog channelId={channel.id} ids={[id]} onSent={close} onClose={close} />
              )}
            </div>
          )
        }
      </QueryView>
    </Dialog>
  );
}
