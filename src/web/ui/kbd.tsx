import { keyboardModifier } from '#domain/text/keyboard-modifier.ts';
import classes from './kbd.module.css';

/** Keys of one shortcut: ['Mod', 'K'] shows ⌘K on a Mac and Ctrl K elsewhere; ['g', 'h'] is a chord. */
export function Kbd({ keys }: { keys: readonly string[] }) {
  return (
    <span className={classes.keys}>
      {keys.map((key) => (
        <kbd key={key} className={classes.key}>
          {keyLabel(key)}
        </kbd>
      ))}
    </span>
  );
}

const modifier = keyboardModifier(navigator.userAgent);

function keyLabel(key: string): string {
  if (key === 'Mod') return modifier;
  if (key === 'Escape') return 'Esc';
  return key.length === 1 ? key.toUpperCase() : key;
}
