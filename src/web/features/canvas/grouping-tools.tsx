import { IconBoxMultiple, IconLassoPolygon, IconUnlink } from '@tabler/icons-react';
import { IconButton } from '#web/ui/button.tsx';
import { canvasShortcuts } from './shortcuts.ts';
import type { Grouping } from './use-grouping.ts';

/** Only what can be done with the selection is there. */
export function GroupingTools({ grouping: { group, ungroup, nameTheme } }: { grouping: Grouping }) {
  return (
    <>
      {group && (
        <IconButton label="Group" shortcut={canvasShortcuts.group.keys} onClick={group}>
          <IconBoxMultiple size={16} />
        </IconButton>
      )}
      {ungroup && (
        <IconButton label="Ungroup" shortcut={canvasShortcuts.ungroup.keys} onClick={ungroup}>
          <IconUnlink size={16} />
        </IconButton>
      )}
      {nameTheme && (
        <IconButton label="Group as theme" onClick={nameTheme}>
          <IconLassoPolygon size={16} />
        </IconButton>
      )}
    </>
  );
}
