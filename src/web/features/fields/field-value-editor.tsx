import { IconExternalLink, IconMail, IconPhone } from '@tabler/icons-react';
import { useState } from 'react';
import { choiceTypes, ChoiceEditor } from './editors/choice-editor.tsx';
import { NpsEditor } from './editors/nps-editor.tsx';
import { TextEditor } from './editors/text-editor.tsx';
import type { FieldLook } from './field-definition.ts';
import { FieldValue, nobody } from './field-value.tsx';
import type { FieldValueEditorProps } from './editors/field-value-editor-props.ts';
import classes from './field-value-editor.module.css';

/**
 * Reads as text, edits in place: Enter or a press opens it, Enter or leaving saves, Esc restores. What the field
 * refuses is said below it and nothing is lost.
 */
export function FieldValueEditor(props: FieldValueEditorProps) {
  const { field, value, people = nobody, disabledReason = null, isCell = false, onEnd } = props;
  const [isEditing, setEditing] = useState(isCell);
  if (disabledReason !== null) return <Reading {...props} />;
  if (isEditing) {
    const end = () => {
      setEditing(false);
      onEnd?.();
    };
    const editor = { ...props, people, onEnd: end };
    // In a cell of a table there is room for one line, so a score is typed.
    if (field.type === 'NPS' && !isCell) return <NpsEditor {...editor} />;
    return choiceTypes.has(field.type) ? <ChoiceEditor {...editor} /> : <TextEditor {...editor} />;
  }
  return (
    <div className={classes.row}>
      <button
        type="button"
        className={classes.button}
        data-empty={value === null || undefined}
        onClick={() => setEditing(true)}
      >
        <span className={classes.label}>{`${field.label}: `}</span>
        {value === null ? 'Empty' : <FieldValue field={field} value={value} people={people} />}
      </button>
      {value !== null && <OutsideLink type={field.type} value={value} />}
    </div>
  );
}

function Reading({ field, value, people = nobody, disabledReason }: FieldValueEditorProps) {
  if (value === null) return <span className={classes.none}>–</span>;
  return (
    <div className={classes.row}>
      <span className={classes.reading} title={disabledReason ?? undefined}>
        <FieldValue field={field} value={value} people={people} />
      </span>
      <OutsideLink type={field.type} value={value} />
    </div>
  );
}

const links = {
  URL: { scheme: '', label: 'Open', Icon: IconExternalLink },
  EMAIL: { scheme: 'mailto:', label: 'Write to', Icon: IconMail },
  PHONE: { scheme: 'tel:', label: 'Call', Icon: IconPhone },
} as const;

/** Where a value leads. Only web addresses are stored as such, so the scheme is known. */
function OutsideLink({ type, value }: { type: FieldLook['type']; value: string }) {
  if (type !== 'URL' && type !== 'EMAIL' && type !== 'PHONE') return null;
  const { scheme, label, Icon } = links[type];
  return (
    <a
      className={classes.link}
      href={scheme + value}
      target={type === 'URL' ? '_blank' : undefined}
      rel="noreferrer noopener"
      aria-label={`${label} ${value}`}
    >
      <Icon size={16} aria-hidden />
    </a>
  );
}
