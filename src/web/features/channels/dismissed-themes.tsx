import { IconRestore } from '@tabler/icons-react';
import { useQuery } from 'urql';
import { can } from '#domain/access/can.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { useAsViewer } from '#web/features/members/index.ts';
import type { ChannelCardFragment, DismissedThemesQuery } from '#web/lib/graphql.gen.ts';
import { Button } from '#web/ui/button.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { DismissedThemesDocument } from './channels.gen.ts';
import classes from './dismissed-themes.module.css';
import { useRestoreTheme } from './use-restore-theme.ts';

export type DismissedTheme = NonNullable<DismissedThemesQuery['channel']>['dismissedThemes'][number];

/** What somebody said is no theme, and the way back. */
export function DismissedThemes({ channel }: { channel: ChannelCardFragment }) {
  const [{ data }] = useQuery({
    query: DismissedThemesDocument,
    variables: { id: channel.id, themeId: null },
    requestPolicy: 'cache-and-network',
  });
  const themes = data?.channel?.dismissedThemes ?? [];
  if (themes.length === 0) return null;
  return (
    <section aria-labelledby="dismissed-themes">
      <h3 id="dismissed-themes" className={classes.heading}>
        Dismissed themes
      </h3>
      <ul className={classes.list}>
        {themes.map((theme) => (
          <li key={theme.id} className={classes.row}>
            <span className={classes.about}>
              <span className={classes.title}>{titleOf('theme', theme.title)}</span>
              <DismissedBy theme={theme} />
            </span>
            <RestoreThemeButton channel={channel} theme={theme} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function DismissedBy({ theme: { dismissedBy, dismissedAt } }: { theme: DismissedTheme }) {
  const who = dismissedBy?.isYou === true ? 'you' : dismissedBy?.name;
  return (
    <span className={classes.by}>
      Dismissed{who === undefined ? '' : ` by ${who}`}, <RelativeTime at={dismissedAt} />
    </span>
  );
}

export function RestoreThemeButton({
  channel,
  theme,
}: {
  channel: ChannelCardFragment;
  theme: DismissedTheme;
}) {
  const { busy, restore } = useRestoreTheme();
  const may = can(useAsViewer(), 'theme.update', { level: channel.viewerLevel });
  return (
    <Button
      icon={<IconRestore size={16} />}
      busy={busy}
      disabled={!may.allowed}
      title={may.allowed ? undefined : may.reason}
      aria-label={`Restore “${titleOf('theme', theme.title)}”`}
      onClick={() => void restore(theme.changeId)}
    >
      Restore
    </Button>
  );
}
