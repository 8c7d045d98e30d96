import { joinClasses } from '#web/ui/join-classes.ts';
import classes from './option-label.module.css';

export type OptionLook = { label: string; color: string };

/** The option's own colour as a dot and a tint; the words keep the colour of text, so any colour stays readable. */
export function OptionLabel({ option, className }: { option: OptionLook; className?: string }) {
  return (
    <span className={joinClasses(classes.option, className)} style={{ ['--option' as string]: option.color }}>
      <span className={classes.dot} aria-hidden />
      <span className={classes.label}>{option.label}</span>
    </span>
  );
}
