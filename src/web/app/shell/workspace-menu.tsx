import { IconSettings, IconSwitchHorizontal, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { OwnWorkspaces } from '#domain/accounts/own-workspaces.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { workspaceNameOf } from '#domain/text/display-names.ts';
import { ownAccount } from '#web/features/accounts/index.ts';
import { InviteDialog, useCan, useWorkspace } from '#web/features/members/index.ts';
import { rootUrl } from '#web/lib/root-host.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Menu } from '#web/ui/menu.tsx';
import classes from './sidebar.module.css';

export function WorkspaceMenu({ isIcon }: { isIcon: boolean }) {
  const workspace = useWorkspace();
  const name = workspaceNameOf(workspace.name);
  const [others, setOthers] = useState<OwnWorkspaces>([]);
  // Without an answer the way over the root host is still there.
  const readOthers = () => void ownAccount.workspaces().then(setOthers, () => null);
  const mayInvite = useCan('member.invite');
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      <Menu
        align="start"
        onOpen={readOthers}
        trigger={
          <button type="button" className={classes.identity} aria-label={`${name}, workspace menu`}>
            <Avatar name={name} seed={workspace.id} size={24} hue="violet" square />
            {!isIcon && <span className={classes.name}>{name}</span>}
          </button>
        }
        header={<span className={classes.menuHeader}>{location.host}</span>}
        groups={[
          [
            { label: 'Workspace settings', icon: <IconSettings size={16} />, href: buildUrl('settings') },
            {
              label: 'Invite people',
              icon: <IconUserPlus size={16} />,
              disabledReason: mayInvite.allowed ? null : mayInvite.reason,
              onSelect: () => setInviting(true),
            },
            { label: 'Users', icon: <IconUsers size={16} />, href: buildUrl('settingsUsers') },
          ],
          [
            ...others.map(({ name: other, url }) => ({
              label: `Switch to ${workspaceNameOf(other)}`,
              icon: <IconSwitchHorizontal size={16} />,
              href: url,
            })),
            {
              label: others.length === 0 ? 'Switch workspace' : 'Other workspaces',
              icon: <IconSwitchHorizontal size={16} />,
              href: rootUrl(buildUrl('authWorkspaces')),
            },
          ],
        ]}
      />
      {isInviting && (
        <Suspense>
          <InviteDialog onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </>
  );
}
