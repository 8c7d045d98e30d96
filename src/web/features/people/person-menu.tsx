import { IconDots, IconEraser, IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Decision } from '#domain/access/can.ts';
import { useCan } from '#web/features/members/index.ts';
import type { PersonFieldsFragment } from '#web/lib/graphql.gen.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { usePeopleCommands } from './use-people-commands.ts';

export function PersonMenu({ person }: { person: PersonFieldsFragment }) {
  const [isErasing, setErasing] = useState(false);
  const commands = usePeopleCommands();
  const mayHide = useCan('person.hideIdentity');
  const mayTrash = useCan('person.delete');
  const mayErase = useCan('person.erase');
  return (
    <>
      <Menu
        trigger={
          <IconButton label="More actions">
            <IconDots size={16} />
          </IconButton>
        }
        groups={[
          [
            person.identityHidden
              ? {
                  label: 'Show identity',
                  icon: <IconEye size={16} />,
                  disabledReason: reasonOf(mayHide),
                  onSelect: () => void commands.show([person]),
                }
              : {
                  label: 'Hide identity',
                  icon: <IconEyeOff size={16} />,
                  disabledReason: reasonOf(mayHide),
                  onSelect: () => void commands.hide([person]),
                },
          ],
          [
            {
              label: 'Move to trash',
              icon: <IconTrash size={16} />,
              disabledReason: reasonOf(mayTrash),
              onSelect: () => void trash(),
            },
            {
              label: 'Erase permanently…',
              icon: <IconEraser size={16} />,
              danger: true,
              disabledReason: reasonOf(mayErase),
              onSelect: () => setErasing(true),
            },
          ],
        ]}
      />
      {isErasing && (
        <EraseDialog people={[person]} onClose={() => setErasing(false)} onErased={() => goTo('contacts')} />
      )}
    </>
  );

  async function trash() {
    if (await commands.trash([person])) goTo('contacts');
  }
}

function reasonOf(decision: Decision): string | null {
  return decision.allowed ? null : decision.reason;
}
