import { useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import classes from './shortcut-sheet.module.css';
import { shortcutNames, shortcutTable, type ShortcutGroup } from './shortcut-table.ts';
import { areSingleKeysOn, setSingleKeys } from './shortcuts.ts';

const groups: readonly ShortcutGroup[] = [
  'General',
  'Go to',
  'Lists',
  'Tag boards',
  'Side peeks',
  'Documents',
  'Coding',
  'Recordings',
];

export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const [singleKeys, setOn] = useState(areSingleKeysOn);
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      {groups.map((group) => (
        <section key={group} className={classes.group}>
          <h3 className={classes.heading}>{group}</h3>
          <dl>
            {shortcutNames
              .filter((name) => shortcutTable[name].group === group)
              .map((name) => (
                <div key={name} className={classes.row}>
                  <dt>{shortcutTable[name].label}</dt>
                  <dd>
                    <Kbd keys={shortcutTable[name].keys} />
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
      <label className={classes.switch}>
        <input
          type="checkbox"
          checked={singleKeys}
          onChange={(event) => {
            setSingleKeys(event.target.checked);
            setOn(event.target.checked);
          }}
        />
        Use single-key shortcuts
      </label>
    </Dialog>
  );
}
