import { Menu as MantineMenu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { Kbd } from './kbd.tsx';
import classes from './menu.module.css';

export type MenuItem = {
  label: string;
  icon?: ReactNode;
  shortcut?: readonly string[] | undefined;
  danger?: boolean;
  /** Why it can't be used now; shown in place of the shortcut. */
  disabledReason?: string | null;
  onSelect?: () => void;
  /** One of several choices, of which one is made. */
  isChosen?: boolean;
  /** A link instead of an action. */
  href?: string;
};

export type MenuProps = {
  trigger: ReactElement;
  /** Each inner list is a group; groups are parted by a line. */
  groups: readonly (readonly MenuItem[])[];
  header?: ReactNode;
  align?: 'start' | 'end';
  side?: 'top' | 'bottom' | 'right';
  /** For a menu that is only there once somebody has asked for it. */
  isOpenAtFirst?: boolean;
  onOpen?: () => void;
};

export function Menu({
  trigger,
  groups,
  header,
  align = 'end',
  side = 'bottom',
  isOpenAtFirst = false,
  onOpen,
}: MenuProps) {
  return (
    <MantineMenu
      position={`${side}-${align}`}
      offset={4}
      transitionProps={{ duration: 0 }}
      returnFocus
      defaultOpened={isOpenAtFirst}
      {...(onOpen && { onOpen })}
      classNames={{
        dropdown: classes.dropdown ?? '',
        item: classes.item ?? '',
        itemLabel: classes.label ?? '',
        itemSection: classes.section ?? '',
        itemIndicator: classes.indicator ?? '',
        divider: classes.divider ?? '',
      }}
    >
      <MantineMenu.Target>{trigger}</MantineMenu.Target>
      <MantineMenu.Dropdown>
        {header && <div className={classes.header}>{header}</div>}
        {groups
          .filter((group) => group.length > 0)
          .map((group, index) => (
            <Fragment key={group[0]?.label}>
              {index > 0 && <MantineMenu.Divider />}
              {group.map((item) => (
                <MenuRow key={item.label} item={item} />
              ))}
            </Fragment>
          ))}
      </MantineMenu.Dropdown>
    </MantineMenu>
  );
}

function MenuRow({ item }: { item: MenuItem }) {
  const end = item.disabledReason ?? (item.shortcut && <Kbd keys={item.shortcut} />);
  if (item.href !== undefined) {
    return (
      <MantineMenu.Item component="a" href={item.href} leftSection={item.icon} rightSection={end}>
        {item.label}
      </MantineMenu.Item>
    );
  }
  if (item.isChosen !== undefined) {
    return (
      <MantineMenu.RadioItem
        value={item.label}
        checked={item.isChosen}
        checkIcon={<IconCheck size={16} aria-hidden />}
        closeMenuOnClick
        rightSection={end}
        disabled={Boolean(item.disabledReason)}
        onChange={() => item.onSelect?.()}
      >
        <span className={classes.choice}>
          {item.icon}
          {item.label}
        </span>
      </MantineMenu.RadioItem>
    );
  }
  return (
    <MantineMenu.Item
      leftSection={item.icon}
      rightSection={end}
      disabled={Boolean(item.disabledReason)}
      data-danger={item.danger || undefined}
      onClick={() => item.onSelect?.()}
    >
      {item.label}
    </MantineMenu.Item>
  );
}
