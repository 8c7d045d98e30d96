import { IconArrowMerge, IconDots, IconNotes, IconRestore, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { countLimits } from '#domain/limits/count-limits.ts';
import { useCan } from '#web/features/members/index.ts';
import type { PersonCardFragment } from '#web/lib/graphql.gen.ts';
import { BulkBar } from '#web/ui/bulk-bar.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { AddToNoteDialog } from './add-to-note-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { usePeopleCommands } from './use-people-commands.ts';

export type ContactBulkBarProps = {
  people: readonly PersonCardFragment[];
  inTrash: boolean;
  onDone: () => void;
};

type Layer = 'merge' | 'erase' | 'addToNote';

/** Rises from below while contacts are chosen. Each action takes all of them or none. */
export function ContactBulkBar({ people, inTrash, onDone }: ContactBulkBarProps) {
  const [layer, setLayer] = useState<Layer | null>(null);
  const commands = usePeopleCommands();
  const mayHide = useCan('person.hideIdentity');
  const mayErase = useCan('person.erase');
  const mayMerge = people.length > 1 && people.length <= countLimits.peoplePerMerge.max;
  const close = () => setLayer(null);
  const run = async (action: (chosen: readonly PersonCardFragment[]) => Promise<boolean>) => {
    if (await action(people)) onDone();
  };
  return (
    <BulkBar count={people.length} noun="contact" onClear={onDone} isFloating>
      {inTrash && (
        <Button variant="quiet" icon={<IconRestore size={16} />} onClick={() => void run(commands.restore)}>
          Restore
        </Button>
      )}
      {!inTrash && (
        <>
          {mayMerge && (
            <Button variant="quiet" icon={<IconArrowMerge size={16} />} onClick={() => setLayer('merge')}>
              Merge
            </Button>
          )}
          <Button variant="quiet" icon={<IconNotes size={16} />} onClick={() => setLayer('addToNote')}>
            Add to note
          </Button>
          <Button variant="quiet" icon={<IconTrash size={16} />} onClick={() => void run(commands.trash)}>
            Trash
          </Button>
        </>
      )}
      <Menu
        side="top"
        trigger={
          <IconButton label="Contact actions" tooltipSide="top">
            <IconDots size={16} />
          </IconButton>
        }
        groups={[
          inTrash
            ? []
            : [
                {
                  label: 'Hide identity',
                  disabledReason: mayHide.allowed ? null : mayHide.reason,
                  onSelect: () => void run(commands.hide),
                },
                {
                  label: 'Show identity',
                  disabledReason: mayHide.allowed ? null : mayHide.reason,
                  onSelect: () => void run(commands.show),
                },
              ],
          [
            {
              label: 'Erase permanently…',
              danger: true,
              disabledReason: mayErase.allowed ? null : mayErase.reason,
              onSelect: () => setLayer('erase'),
            },
          ],
        ]}
      />
      {layer === 'merge' && <MergeDialog people={people} onClose={close} onMerged={onDone} />}
      {layer === 'addToNote' && <AddToNoteDialog people={people} onClose={close} onAdded={onDone} />}
      {layer === 'erase' && <EraseDialog people={people} onClose={close} onErased={onDone} />}
    </BulkBar>
  );
}
