import { IconDots, IconForms, IconPencil, IconPlus, IconTableImport, IconTrash } from '@tabler/icons-react';
import { startTransition, useOptimistic, useState } from 'react';
import { useQuery } from 'urql';
import type { Decision } from '#domain/access/can.ts';
import { fieldTypeNames } from '#domain/fields/field-type-names.ts';
import { ImportAssistant } from '#web/features/imports/index.ts';
import type { FieldOwner, FieldPartsFragment, PlacedFieldPartsFragment } from '#web/lib/graphql.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Section } from '#web/ui/page-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { FieldIcon } from '../field-icon.tsx';
import { FieldsDocument, MoveFieldDocument, SetFieldVisibleDocument } from '../fields.gen.ts';
import { DeleteFieldDialog } from './delete-field-dialog.tsx';
import { EditFieldDialog } from './edit-field-dialog.tsx';
import { NewFieldDialog } from './new-field-dialog.tsx';
import { SortableList } from '#web/kit/lists/sortable-list.tsx';
import rowClasses from '#web/kit/lists/sortable-list.module.css';
import classes from './field-settings.module.css';

export type FieldListProps = {
  title: string;
  text: string;
  owner: FieldOwner;
  projectId: string | null;
  /** In a project: its own fields, or the choice among those of the workspace. */
  shows: 'own' | 'workspace';
  mayManage: Decision;
};

type Row = PlacedFieldPartsFragment & { name: string };

/** The fields of one kind of thing: order, names, options; in a project also which of the workspace's are shown. */
export function FieldList({ title, text, owner, projectId, shows, mayManage }: FieldListProps) {
  const query = useQuery({ query: FieldsDocument, variables: { owner, projectId } });
  const move = useCommand(MoveFieldDocument);
  const [dialog, setDialog] = useState<
    { kind: 'new' | 'import' } | { kind: 'edit' | 'delete'; field: FieldPartsFragment } | null
  >(null);
  const isOwnList = shows === 'own';
  const close = () => setDialog(null);
  const add = (
    <div className={classes.actions}>
      {mayManage.allowed && (
        <Button icon={<IconTableImport size={16} />} onClick={() => setDialog({ kind: 'import' })}>
          Import table
        </Button>
      )}
      <Button
        icon={<IconPlus size={16} />}
        aria-disabled={!mayManage.allowed || undefined}
        title={mayManage.allowed ? undefined : mayManage.reason}
        onClick={() => mayManage.allowed && setDialog({ kind: 'new' })}
      >
        New field
      </Button>
    </div>
  );
  return (
    <Section title={title} aside={isOwnList ? add : undefined}>
      <p className={classes.hint} style={{ marginBottom: 'var(--space-3)' }}>
        {text}
      </p>
      <QueryView query={query} skeleton={<SkeletonRows rows={4} label="Loading fields" />} what="the fields">
        {({ fields }) => {
          const rows: Row[] = fields
            .filter(({ field }) => (isOwnList ? field.projectId === projectId : field.projectId === null))
            .map((placed) => ({ ...placed, id: placed.field.id, name: placed.field.label }));
          if (rows.length === 0) {
            return (
              <EmptyState icon={<IconForms size={20} />} title="No fields yet">
                {isOwnList
                  ? 'A field holds one fact in one place: a segment, a date, a score.'
                  : 'Managers create fields for the whole workspace in its settings.'}
              </EmptyState>
            );
          }
          const indexOf = (id: string) => fields.findIndex(({ field }) => field.id === id);
          return (
            <SortableList
              label={title}
              items={rows}
              isMuted={({ visible }) => !visible}
              onMove={
                mayManage.allowed
                  ? (id, index) => {
                      const at = indexOf(rows[index]?.id ?? '');
                      return move.run({ id, index: at, projectId });
                    }
                  : null
              }
            >
              {(row) => (
                <>
                  <span className={rowClasses.name}>
                    <FieldIcon type={row.field.type} />
                    <span className={rowClasses.label}>{row.field.label}</span>
                    <span className={rowClasses.type}>{describe(row.field)}</span>
                  </span>
                  {isOwnList ? (
                    mayManage.allowed && (
                      <FieldMenu
                        field={row.field}
                        onEdit={() => setDialog({ kind: 'edit', field: row.field })}
                        onDelete={() => setDialog({ kind: 'delete', field: row.field })}
                      />
                    )
                  ) : (
                    <VisibleSwitch placed={row} projectId={projectId ?? ''} isDisabled={!mayManage.allowed} />
                  )}
                </>
              )}
            </SortableList>
          );
        }}
      </QueryView>
      {dialog?.kind === 'new' && <NewFieldDialog owner={owner} projectId={projectId} onClose={close} />}
      {dialog?.kind === 'import' && (
        <ImportAssistant target="FIELDS" holderId={projectId} fieldOwner={owner} onClose={close} />
      )}
      {dialog?.kind === 'edit' && (
        <EditFieldDialog fieldId={dialog.field.id} place={{ owner, projectId }} onClose={close} />
      )}
      {dialog?.kind === 'delete' && <DeleteFieldDialog field={dialog.field} onClose={close} />}
    </Section>
  );
}

function describe({ type, options, maxOptions }: FieldPartsFragment): string {
  if (type !== 'SELECT') return fieldTypeNames[type];
  return `${maxOptions === 1 ? 'Single select' : 'Multi select'} · ${countLabel(options.length, 'option')}`;
}

type FieldMenuProps = { field: FieldPartsFragment; onEdit: () => void; onDelete: () => void };

function FieldMenu({ field, onEdit, onDelete }: FieldMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton label={`Actions for ${field.label}`}>
          <IconDots size={16} />
        </IconButton>
      }
      groups={[
        [{ label: 'Edit', icon: <IconPencil size={16} />, onSelect: onEdit }],
        [{ label: 'Delete', icon: <IconTrash size={16} />, danger: true, onSelect: onDelete }],
      ]}
    />
  );
}

type VisibleSwitchProps = { placed: PlacedFieldPartsFragment; projectId: string; isDisabled: boolean };

function VisibleSwitch({ placed: { field, visible }, projectId, isDisabled }: VisibleSwitchProps) {
  const set = useCommand(SetFieldVisibleDocument);
  const [isShown, show] = useOptimistic(visible);

  function change(next: boolean) {
    startTransition(async () => {
      show(next);
      await set.run({ projectId, fieldId: field.id, visible: next });
    });
  }

  return (
    <label className={classes.shown}>
      <input
        type="checkbox"
        checked={isShown}
        disabled={isDisabled}
        aria-label={`Show ${field.label} in this project`}
        onChange={(event) => change(event.target.checked)}
      />
      Shown
    </label>
  );
}
