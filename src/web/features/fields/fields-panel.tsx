import { IconForms, IconPlus, IconSettings } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Decision } from '#domain/access/can.ts';
import type { PlacedFieldPartsFragment } from '#web/lib/graphql.gen.ts';
import { NotFound } from '#web/lib/page/not-found.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { FieldRow } from './field-row.tsx';
import { holderOf, useHolderFields, type HolderFields, type HolderType } from './holder-fields.ts';
import classes from './fields-panel.module.css';

const NewFieldDialog = lazy(async () => {
  const { NewFieldDialog: Loaded } = await import('./settings/new-field-dialog.tsx');
  return { default: Loaded };
});

export type FieldsPanelProps = {
  holder: { type: HolderType; id: string };
  /** Where a field made here belongs; null: in the whole workspace. */
  projectId: string | null;
  mayFill: Decision;
  mayCreate: Decision;
  /** Where the fields are kept in order. */
  settingsHref: string | null;
  children?: ReactNode;
};

/** The fields of one thing: each is filled where it stands. */
export function FieldsPanel(props: FieldsPanelProps) {
  const query = useHolderFields(props.holder.type, props.holder.id);
  return (
    <QueryView query={query} skeleton={<SkeletonRows rows={4} label="Loading fields" />} what="the fields">
      {(data) => {
        const holder = holderOf(data);
        return holder ? <LoadedFields {...props} fields={holder} /> : <NotFound />;
      }}
    </QueryView>
  );
}

function LoadedFields({
  fields: { fields, fieldValues },
  ...props
}: FieldsPanelProps & { fields: HolderFields }) {
  const { holder, projectId, mayFill, mayCreate, settingsHref, children } = props;
  const [isCreating, setCreating] = useState(false);
  const [showsHidden, setShowsHidden] = useState(false);
  const valueOf = new Map(fieldValues.map((value) => [value.fieldId, value]));
  const isShown = ({ visible, field }: PlacedFieldPartsFragment) =>
    visible || showsHidden || valueOf.has(field.id);
  const shown = fields.filter(isShown);
  const hidden =
    fields.length - fields.filter(({ visible, field }) => visible || valueOf.has(field.id)).length;
  const create = mayCreate.allowed && (
    <Button variant="quiet" icon={<IconPlus size={16} />} onClick={() => setCreating(true)}>
      New field
    </Button>
  );
  return (
    <div className={classes.panel}>
      {fields.length === 0 ? (
        <EmptyState icon={<IconForms size={20} />} title="No fields yet" actions={create || undefined}>
          A field holds one fact in one place: a segment, a date, a score.
        </EmptyState>
      ) : (
        <dl className={classes.list}>
          {shown.map(({ field }) => (
            <FieldRow
              key={field.id}
              field={field}
              objectId={holder.id}
              value={valueOf.get(field.id) ?? null}
              mayFill={mayFill}
              mayCreateOptions={mayCreate.allowed && field.projectId === projectId}
            />
          ))}
        </dl>
      )}
      {fields.length > 0 && (
        <div className={classes.foot}>
          {create}
          {hidden > 0 && (
            <Button variant="quiet" aria-expanded={showsHidden} onClick={() => setShowsHidden(!showsHidden)}>
              {showsHidden ? 'Show fewer' : `Show ${hidden} more`}
            </Button>
          )}
          {settingsHref !== null && (
            <a href={settingsHref} className={buttonClass('quiet')}>
              <IconSettings size={16} aria-hidden /> Field settings
            </a>
          )}
        </div>
      )}
      {children}
      {isCreating && (
        <Suspense>
          <NewFieldDialog owner={holder.type} projectId={projectId} onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </div>
  );
}
