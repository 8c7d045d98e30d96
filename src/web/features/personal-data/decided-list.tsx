import type { PersonalDatumFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Button } from '#web/ui/button.tsx';
import { kindNameOf } from './kind-names.ts';
import classes from './personal-data.module.css';

type DecidedListProps = {
  title: string;
  items: readonly PersonalDatumFieldsFragment[];
  action: string;
  disabledReason: string | null;
  onTakeBack: (id: string) => void;
};

/** What was decided, each to be taken back. */
export function DecidedList({ title, items, action, disabledReason, onTakeBack }: DecidedListProps) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={classes.title}>{title}</h3>
      <ul className={classes.rows}>
        {items.map((item) => (
          <li key={item.id} className={classes.row}>
            <span className={classes.words}>
              {item.label !== null && <strong>{item.label}</strong>} {item.words ?? kindNameOf(item.kind)}
            </span>
            {disabledReason === null && (
              <Button variant="quiet" onClick={() => onTakeBack(item.id)}>
                {action}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {disabledReason !== null && <p className={classes.hint}>{disabledReason}</p>}
    </section>
  );
}
