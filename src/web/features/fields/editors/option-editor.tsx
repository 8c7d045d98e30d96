import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { decodeIds, encodeIds } from '#domain/fields/id-list.ts';
import { foldLabel } from '#domain/fields/select-field.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { readValue } from '../field-definition.ts';
import type { FieldValueEditorProps } from './field-value-editor-props.ts';
import { OptionLabel } from '../option-label.tsx';
import classes from '../field-value-editor.module.css';
import { whenLeft } from './when-left.ts';

/** Type to find, Enter to choose, Backspace to take the last one back. A single choice replaces the one before. */
export function OptionEditor({ field, value, onSave, onEnd, onCreateOption = null }: FieldValueEditorProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const chosen = decodeIds(value ?? '').filter((id) => field.options.some((option) => option.id === id));
  const isSingle = field.maxOptions === 1;
  const typed = foldLabel(text.trim());
  const found = field.options.filter(
    (option) => !chosen.includes(option.id) && foldLabel(option.label).includes(typed),
  );
  const isNew = typed !== '' && field.options.every((option) => foldLabel(option.label) !== typed);

  function save(ids: readonly string[]) {
    const read = ids.length === 0 ? { ok: true as const, value: null } : readValue(field, encodeIds(ids));
    if (!read.ok) return setError(read.message);
    setError(null);
    setText('');
    onSave(read.value);
    if (isSingle && ids.length > 0) onEnd?.();
  }

  async function create() {
    const id = await onCreateOption?.(text.trim());
    if (id == null) return;
    setText('');
    onSave(encodeIds(isSingle ? [id] : [...chosen, id]));
  }

  return (
    <div className={classes.choice} onBlur={whenLeft(onEnd)}>
      {field.options
        .filter((option) => chosen.includes(option.id))
        .map((option) => (
          <span key={option.id} className={classes.chosen}>
            <OptionLabel option={option} />
            <button
              type="button"
              className={classes.remove}
              aria-label={`Remove ${option.label}`}
              onClick={() => save(chosen.filter((id) => id !== option.id))}
            >
              <IconX size={12} />
            </button>
          </span>
        ))}
      <Combobox
        label={field.label}
        placeholder="Find an option"
        text={text}
        onText={setText}
        isFocused
        emptyText={field.options.length === 0 ? 'No options yet' : 'No results'}
        items={[
          ...found.map((option) => ({
            id: option.id,
            label: option.label,
            icon: <Dot color={option.color} />,
          })),
          ...(onCreateOption && isNew
            ? [{ id: 'new', label: `Create “${text.trim()}”`, icon: <IconPlus size={16} /> }]
            : []),
        ]}
        onChoose={({ id }) => (id === 'new' ? void create() : save(isSingle ? [id] : [...chosen, id]))}
        onBackspace={() => chosen.length > 0 && save(chosen.slice(0, -1))}
        onEscape={() => onEnd?.()}
      />
      {error !== null && (
        <span role="alert" className={classes.error}>
          {error}
        </span>
      )}
    </div>
  );
}

function Dot({ color }: { color: string }) {
  return (
    <span aria-hidden style={{ width: 8, height: 8, borderRadius: 8, background: color, flex: 'none' }} />
  );
}
