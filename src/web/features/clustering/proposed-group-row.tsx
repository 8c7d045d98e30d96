import { Checkbox } from '#web/ui/checkbox.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { sizeOf, type ProposedGroup } from './proposed-group.ts';
import classes from './clustering.module.css';

type ProposedGroupRowProps = {
  group: ProposedGroup;
  noun: string;
  onChange: (changed: Partial<ProposedGroup>) => void;
};

/** A group to take or to leave, with the name it would get and what it says. */
export function ProposedGroupRow({ group, noun, onChange }: ProposedGroupRowProps) {
  const { title, isKept, quotes } = group;
  return (
    <li className={classes.group} data-left={!isKept || undefined}>
      <Checkbox
        label={`Accept “${title}”`}
        checked={isKept}
        onChange={(checked) => onChange({ isKept: checked })}
      />
      <div className={classes.about}>
        <TextField
          label="Group name"
          hideLabel
          value={title}
          disabled={!isKept}
          error={isKept && title.trim() === '' ? 'Enter a name' : null}
          onChange={(event) => onChange({ title: event.target.value })}
        />
        <p className={classes.count}>{countLabel(sizeOf(group), noun)}</p>
        <Quotes quotes={quotes} />
      </div>
    </li>
  );
}

export function Quotes({ quotes }: { quotes: readonly string[] }) {
  return quotes.map((quote) => (
    <p key={quote} className={classes.quote}>
      “{quote}”
    </p>
  ));
}
