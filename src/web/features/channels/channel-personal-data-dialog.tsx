import { useQuery } from 'urql';
import { useCan } from '#web/features/members/index.ts';
import { PersonalDataReview, useReview } from '#web/features/personal-data/index.ts';
import type { ChannelCardFragment, PersonalState } from '#web/lib/graphql.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import {
  ChannelPersonalDataDocument,
  PurgeChannelPersonalDataDocument,
  ReviewChannelPersonalDataDocument,
} from './channels.gen.ts';

/** What was found in data points when they came in. */
export function ChannelPersonalDataDialog({
  channel,
  onClose,
}: {
  channel: ChannelCardFragment;
  onClose: () => void;
}) {
  const channelId = channel.id;
  const lift = useCan('channel.showRedacted', { level: channel.viewerLevel });
  const open = useFound(channelId, 'OPEN');
  const hidden = useFound(channelId, 'HIDDEN');
  const kept = useFound(channelId, 'KEPT');
  const review = useReview(lift.allowed, (client, ids, decision) =>
    client.mutation(ReviewChannelPersonalDataDocument, { channelId, ids, decision }).toPromise(),
  );
  const purge = useCommand(PurgeChannelPersonalDataDocument);
  const hiddenCount = hidden[0].data?.channelPersonalData.totalCount ?? 0;
  const openCount = open[0].data?.channelPersonalData.totalCount ?? 0;
  return (
    <PersonalDataReview
      hint="New data points are redacted as they come in, by the redaction mode of the workspace. People with full access to this channel can show hidden words again until they are permanently deleted."
      data={{ open: itemsOf(open), hidden: itemsOf(hidden), kept: itemsOf(kept) }}
      hiddenCount={hiddenCount}
      mayLift={lift.allowed}
      review={review}
      purge={{ busy: purge.busy, run: () => purge.run({ channelId }) }}
      onClose={onClose}
    >
      <QueryView
        query={open}
        what="the personal data"
        skeleton={<SkeletonRows rows={3} label="Loading the personal data" />}
      >
        {() =>
          openCount + hiddenCount + itemsOf(kept).length === 0 ? (
            <EmptyState title="No personal data found">
              To look for it in new data points, set the redaction mode in the AI settings of the workspace.
            </EmptyState>
          ) : (
            openCount > shown && (
              <p>{`The newest ${shown} of ${openCount.toLocaleString('en')} are shown.`}</p>
            )
          )
        }
      </QueryView>
    </PersonalDataReview>
  );
}

const shown = 50;

function useFound(channelId: string, state: PersonalState) {
  return useQuery({
    query: ChannelPersonalDataDocument,
    variables: { channelId, state, first: shown, after: null },
  });
}

function itemsOf([{ data }]: ReturnType<typeof useFound>) {
  return data?.channelPersonalData.items ?? [];
}
