import { IconDots, IconFileExport, IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { ImportAssistant } from '#web/features/imports/index.ts';
import { useCan } from '#web/features/members/index.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';

/** Contacts from a file and into one. */
export function ContactsMenu() {
  const [isImporting, setImporting] = useState(false);
  const mayImport = useCan('person.import');
  const mayExport = useCan('export.people');
  return (
    <>
      <Menu
        trigger={
          <IconButton label="Import and export">
            <IconDots size={16} />
          </IconButton>
        }
        groups={[
          [
            {
              label: 'Import contacts…',
              icon: <IconFileImport size={16} />,
              disabledReason: mayImport.allowed ? null : mayImport.reason,
              onSelect: () => setImporting(true),
            },
            {
              label: 'Export CSV',
              icon: <IconFileExport size={16} />,
              ...(mayExport.allowed ? { href: '/api/people.csv' } : { disabledReason: mayExport.reason }),
            },
          ],
        ]}
      />
      {isImporting && (
        <ImportAssistant target="CONTACTS" holderId={null} onClose={() => setImporting(false)} />
      )}
    </>
  );
}
