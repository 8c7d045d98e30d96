import { IconSettings, IconSwitchHorizontal, IconUsers } from '@tabler/icons-react';
import { buildUrl } from '#domain/routes/build-url.ts';
import { workspaceNameOf } from '#domain/text/display-names.ts';
import { useWorkspace } from '#web/features/members/index.ts';
import { rootUrl } from '#web/lib/root-host.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Menu } from '#web/ui/menu.tsx';
import classes from './sidebar.module.css';

export function WorkspaceMenu({ isIcon }: { isIcon: boolean }) {
  const workspace = useWorkspace();
  const name = workspaceNameOf(workspace.name);
  return (
    <Menu
      align="start"
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
          { label: 'Users', icon: <IconUsers size={16} />, href: buildUrl('settingsUsers') },
        ],
        [
          {
            label: 'Switch workspace',
            icon: <IconSwitchHorizontal size={16} />,
            href: rootUrl(buildUrl('authWorkspaces')),
          },
        ],
      ]}
    />
  );
}
