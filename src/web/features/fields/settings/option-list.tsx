import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import type { FieldPartsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { InlineEdit } from '#web/ui/inline-edit.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AddFieldOptionDocument, MoveFieldOptionDocument, UpdateFieldOptionDocument } from '../fields.gen.ts';
import { DeleteOptionDialog } from './delete-option-dialog.tsx';
import { OptionColor } from './option-color.tsx';
import { SortableList } from '#web/kit/lists/sortable-list.tsx';
import classes from './field-settings.module.css';

type Option = FieldPartsFragment['options'][number];

/** Each change is saved at once: options are used while they are edited. */
export function OptionList({ field }: { field: FieldPartsFragment }) {
  const update = useCommand(UpdateFieldOptionDocument);
  const move = useCommand(MoveFieldOptionDocument);
  const [deleting, setDeleting] = useState<Option | null>(null);
  const fieldId = field.id;
  return (
    <div>
      <p className={classes.subtitle}>Options</p>
      {field.options.length > 0 && (
        <SortableList
          label="Options"
          items={field.options.map((option) => ({ ...option, name: option.label }))}
          onMove={(optionId, index) => move.run({ fieldId, optionId, index })}
        >
          {(option) => (
            <>
              <OptionColor
                option={option}
                onChange={(color) => void update.run({ input: { fieldId, optionId: option.id, color } })}
              />
              <span className={classes.edit}>
                <InlineEdit
                  label="Option"
                  value={option.label}
                  placeholder="Option"
                  check={checkLabel}
                  onSave={(label) => void update.run({ input: { fieldId, optionId: option.id, label } })}
                />
              </span>
              <IconButton label={`Delete ${option.label}`} onClick={() => setDeleting(option)}>
                <IconTrash size={16} />
              </IconButton>
            </>
          )}
        </SortableList>
      )}
      <NewOption fieldId={fieldId} />
      {deleting && <DeleteOptionDialog field={field} option={deleting} onClose={() => setDeleting(null)} />}
    </div>
  );
}

function NewOption({ fieldId }: { fieldId: string }) {
  const [label, setLabel] = useState('');
  const [error, setError] = useState<string | null>(null);
  const add = useCommand(AddFieldOptionDocument, { onRefused: setError });

  async function run() {
    const refusal = checkLabel(label);
    if (refusal !== null) return setError(refusal);
    if (await add.run({ fieldId, option: { label } })) setLabel('');
  }

  return (
    <div className={classes.add}>
      <TextField
        label="New option"
        hideLabel
        placeholder="New option"
        value={label}
        error={error}
        onChange={(event) => {
          setLabel(event.target.value);
          setError(null);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void run();
        }}
      />
      <Button icon={<IconPlus size={16} />} busy={add.busy} onClick={() => void run()}>
        Add option
      </Button>
    </div>
  );
}

function checkLabel(text: string): string | null {
  const parsed = parseText(textLimits.selectLabel, text);
  return parsed.ok ? null : parsed.message;
}
