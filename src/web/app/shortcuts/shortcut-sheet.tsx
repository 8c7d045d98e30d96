import { useState } from 'react';
import { shortcutGroups } from '#web/kit/keys/shortcut.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import classes from './shortcut-sheet.module.css';
import { sheetShortcuts } from './sheet-shortcuts.ts';
import { areSingleKeysOn, setSingleKeys } from './shortcuts.ts';

export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const [singleKeys, setOn] = useState(areSingleKeysOn);
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      {shortcutGroups.map((group) => (
        <section key={group} className={classes.group}>
          <h3 className={classes.heading}>{group}</h3>
          <dl>
            {sheetShortcuts
              .filter((one) => one.group === group)
              .map(({ label, keys }) => (
                <div key={label} className={classes.row}>
                  <dt>{label}</dt>
                  <dd>
                    <Kbd keys={keys} />
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
