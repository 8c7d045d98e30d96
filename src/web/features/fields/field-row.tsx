import type { Decision } from '#domain/access/can.ts';
import { fieldTypeNames } from '#domain/fields/field-type-names.ts';
import type { FieldPartsFragment, FieldValuePartsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { FieldIcon } from './field-icon.tsx';
import { FieldValueEditor } from './field-value-editor.tsx';
import { AddFieldOptionDocument } from './fields.gen.ts';
import { keepTypedValue } from './kept-values.ts';
import { useChangeValues } from './use-change-values.ts';
import classes from './fields-panel.module.css';

export type FieldRowProps = {
  field: FieldPartsFragment;
  objectId: string;
  value: FieldValuePartsFragment | null;
  mayFill: Decision;
  mayCreateOptions: boolean;
};

export function FieldRow({ field, objectId, value, mayFill, mayCreateOptions }: FieldRowProps) {
  const change = useChangeValues();
  const addOption = useCommand(AddFieldOptionDocument);

  async function createOption(label: string): Promise<string | null> {
    const made = await addOption.run({ fieldId: field.id, option: { label } });
    return made?.addFieldOption.options.at(-1)?.id ?? null;
  }

  return (
    <div className={classes.row}>
      <dt>
        <Tooltip label={`${field.label} · ${fieldTypeNames[field.type]}`} side="left">
          <span className={classes.label}>
            <FieldIcon type={field.type} />
            <span className={classes.name}>{field.label}</span>
          </span>
        </Tooltip>
      </dt>
      <dd className={classes.value}>
        <FieldValueEditor
          field={field}
          value={value?.value ?? null}
          people={value?.people ?? []}
          disabledReason={mayFill.allowed ? null : mayFill.reason}
          onSave={(next) =>
            void change(
              [{ objectId, fieldId: field.id, value: next }],
              next === null ? `Cleared “${field.label}”` : `Changed “${field.label}”`,
            )
          }
          onType={(next) => keepTypedValue({ objectId, fieldId: field.id }, next)}
          onCreateOption={mayCreateOptions ? createOption : null}
        />
      </dd>
    </div>
  );
}
