import {
  IconDeviceDesktop,
  IconHelp,
  IconKeyboard,
  IconLogout,
  IconMoon,
  IconSun,
  IconSwitchHorizontal,
  IconUser,
} from '@tabler/icons-react';
import { buildUrl } from '#domain/routes/build-url.ts';
import { signOut } from '#web/features/accounts/index.ts';
import { preferenceOf, useChooseTheme, useViewer } from '#web/features/members/index.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { appShortcuts } from '../shortcuts/app-shortcuts.ts';
import { openOverlay } from './overlays.ts';
import classes from './sidebar.module.css';

const themes = [
  { preference: 'light', label: 'Light theme', Icon: IconSun },
  { preference: 'dark', label: 'Dark theme', Icon: IconMoon },
  { preference: 'system', label: 'System theme', Icon: IconDeviceDesktop },
] as const;

export function ViewerMenu({ isIcon }: { isIcon: boolean }) {
  const viewer = useViewer();
  const choose = useChooseTheme();
  return (
    <div className={classes.foot}>
      <Menu
        align="start"
        side="top"
        trigger={
          <button type="button" className={classes.identity} aria-label={`${viewer.name}, your menu`}>
            <Avatar name={viewer.name} seed={viewer.id} />
            {!isIcon && <span className={classes.name}>{viewer.name}</span>}
          </button>
        }
        header={<span className={classes.menuHeader}>{viewer.email}</span>}
        groups={[
          [
            { label: 'Your account', icon: <IconUser size={16} />, href: buildUrl('settingsUserAccount') },
            {
              label: 'Keyboard shortcuts',
              icon: <IconKeyboard size={16} />,
              shortcut: appShortcuts.showShortcuts.keys,
              onSelect: () => openOverlay('shortcuts'),
            },
          ],
          themes.map(({ preference, label, Icon }) => ({
            label,
            icon: <Icon size={16} />,
            isChosen: preferenceOf(viewer.theme) === preference,
            onSelect: () => void choose(preference),
          })),
          [
            {
              label: 'Switch account',
              icon: <IconSwitchHorizontal size={16} />,
              onSelect: () =>
                goTo('authContext', { query: { redirect: `${location.pathname}${location.search}` } }),
            },
            { label: 'Sign out', icon: <IconLogout size={16} />, onSelect: () => void signOut() },
          ],
        ]}
      />
      <IconButton
        label={appShortcuts.showShortcuts.label}
        shortcut={appShortcuts.showShortcuts.keys}
        tooltipSide="top"
        onClick={() => openOverlay('shortcuts')}
      >
        <IconHelp size={16} />
      </IconButton>
    </div>
  );
}
