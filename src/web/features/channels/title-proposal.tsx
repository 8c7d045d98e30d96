import { can } from '#domain/access/can.ts';
import { useAsViewer } from '#web/features/members/index.ts';
import type { ChannelCardFragment, ThemeQuery } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { DismissTitleProposalDocument } from './channels.gen.ts';
import classes from './title-proposal.module.css';
import { useThemeCommands } from './use-theme-commands.ts';

type Theme = NonNullable<ThemeQuery['theme']>;

const reasons = {
  DRIFT: 'What people say now has moved away from this theme’s title.',
  LABEL: 'The last sorting found other words for this theme.',
} as const;

/** A title that would say better what the theme has become. Nothing changes until somebody says so. */
export function TitleProposal({ channel, theme }: { channel: ChannelCardFragment; theme: Theme }) {
  const commands = useThemeCommands();
  const dismiss = useCommand(DismissTitleProposalDocument);
  const may = can(useAsViewer(), 'theme.update', { level: channel.viewerLevel });
  const proposal = theme.titleProposal;
  if (!proposal) return null;
  const title = may.allowed ? undefined : may.reason;
  return (
    <section className={classes.proposal} aria-label="Proposed title">
      <p className={classes.words}>
        {reasons[proposal.why]} Rename it to <strong>{proposal.title}</strong>?
      </p>
      <span className={classes.actions}>
        <Button
          disabled={!may.allowed}
          title={title}
          onClick={() => void commands.rename(theme.id, proposal.title)}
        >
          Accept
        </Button>
        <Button
          variant="quiet"
          disabled={!may.allowed}
          title={title}
          busy={dismiss.busy}
          onClick={() => void dismiss.run({ themeId: theme.id })}
        >
          Dismiss
        </Button>
      </span>
    </section>
  );
}
