import { IconFileText } from '@tabler/icons-react';
import { offeredActions } from '#web/kit/documents/offered-actions.ts';
import { navigate } from '#web/lib/navigation/navigator.ts';
import type { Command } from './commands.ts';

/** What the menu of the open note or insight offers, as far as it can be used now. */
export function documentCommands(): Command[] {
  return offeredActions().flatMap(({ label, icon, shortcut, disabledReason, onSelect, href }): Command[] => {
    if (disabledReason) return [];
    return [
      {
        id: `document ${label}`,
        label,
        detail: 'This document',
        kind: 'action',
        icon: icon ?? <IconFileText size={16} />,
        ...(shortcut && { keys: shortcut }),
        run: () => (href === undefined ? onSelect?.() : navigate(href)),
      },
    ];
  });
}
