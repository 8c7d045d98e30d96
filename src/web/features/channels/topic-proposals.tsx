import { useState } from 'react';
import { useQuery } from 'urql';
import { can } from '#domain/access/can.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { useAsViewer } from '#web/features/members/index.ts';
import type { ChannelCardFragment } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import {
  DismissTopicProposalDocument,
  RestoreTopicProposalDocument,
  TopicProposalsDocument,
} from './channels.gen.ts';
import { TopicDialog, type TopicProposal } from './topic-dialog.tsx';
import classes from './topic-list.module.css';
import { useTopicCommands } from './use-topic-commands.ts';

const shownThemes = 4;

/** Themes that belong together by what people say in them. Nothing is grouped until somebody says so. */
export function TopicProposals({ channel }: { channel: ChannelCardFragment }) {
  const [{ data }] = useQuery({ query: TopicProposalsDocument, variables: { id: channel.id } });
  const [edited, setEdited] = useState<TopicProposal | null>(null);
  const commands = useTopicCommands();
  const dismiss = useCommand(DismissTopicProposalDocument);
  const restore = useCommand(RestoreTopicProposalDocument);
  const may = can(useAsViewer(), 'topic.create', { level: channel.viewerLevel });
  const proposals = data?.channel?.topicProposals ?? [];
  if (proposals.length === 0) return null;
  const refusal = may.allowed ? undefined : may.reason;

  async function turnDown(id: string) {
    if (await dismiss.run({ id }))
      showToast({ message: 'Proposal dismissed', undo: () => void restore.run({ id }) });
  }

  return (
    <section aria-labelledby="topic-proposals" className={classes.proposals}>
      <h3 id="topic-proposals" className={classes.facts}>
        Proposed topics
      </h3>
      <ul className={classes.cards}>
        {proposals.map((proposal) => (
          <li key={proposal.id} className={classes.proposal}>
            <strong className={classes.title}>{proposal.title}</strong>
            <span className={classes.facts}>{themesIn(channel.id, proposal)}</span>
            <span className={classes.actions}>
              <Button
                disabled={!may.allowed || commands.busy}
                title={refusal}
                aria-label={`Accept “${proposal.title}”`}
                onClick={() =>
                  void commands.create({
                    channelId: channel.id,
                    title: proposal.title,
                    description: proposal.description,
                    themeIds: proposal.themes.map(({ id }) => id),
                    proposalId: proposal.id,
                  })
                }
              >
                Accept
              </Button>
              <Button
                variant="quiet"
                disabled={!may.allowed}
                title={refusal}
                aria-label={`Edit “${proposal.title}”`}
                onClick={() => setEdited(proposal)}
              >
                Edit…
              </Button>
              <Button
                variant="quiet"
                disabled={!may.allowed || dismiss.busy}
                title={refusal}
                aria-label={`Dismiss “${proposal.title}”`}
                onClick={() => void turnDown(proposal.id)}
              >
                Dismiss
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {edited && (
        <TopicDialog channelId={channel.id} topic={null} proposal={edited} onClose={() => setEdited(null)} />
      )}
    </section>
  );
}

function themesIn(channelId: string, { themes }: TopicProposal) {
  const more = themes.length - shownThemes;
  return (
    <>
      {themes.slice(0, shownThemes).map(({ id, title }, at) => (
        <span key={id}>
          {at > 0 && ' · '}
          <Link to="channelTheme" params={{ channelId, themeId: id }}>
            {titleOf('theme', title)}
          </Link>
        </span>
      ))}
      {more > 0 && ` · ${more} more`}
    </>
  );
}
