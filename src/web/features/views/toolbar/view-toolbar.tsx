import {
  IconAdjustmentsHorizontal,
  IconArrowsSort,
  IconFilter,
  IconLayoutBoard,
  IconStack2,
} from '@tabler/icons-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import type { Decision } from '#domain/access/can.ts';
import { viewLayouts } from '#domain/views/view-layouts.ts';
import { FilterForm } from '#web/features/filters/filter-form.tsx';
import type { FieldLook } from '#web/features/fields/field-definition.ts';
import { useFilterFields } from '#web/features/filters/use-filter-fields.ts';
import { emptyFilterForm } from '#domain/filters/filter-form.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { layoutOf, layouts } from '../layouts.tsx';
import type { ColumnSpec } from '../view-columns.tsx';
import type { ArrangedView } from '../view-draft.ts';
import { UpdateViewDocument } from '../views.gen.ts';
import { groupChoices, groupLabel } from './group-choices.ts';
import { PropertiesPanel } from './properties-panel.tsx';
import { SortPanel } from './sort-panel.tsx';
import classes from './toolbar.module.css';

export type ViewToolbarProps = {
  projectId: string;
  arranged: ArrangedView;
  specs: readonly ColumnSpec[];
  fields: readonly FieldLook[];
  mayUpdate: Decision;
  /** At the right end. */
  children: ReactNode;
};

/** How a view is arranged. A change is one's own until it is saved for everyone. */
export function ViewToolbar({ projectId, arranged, specs, fields, mayUpdate, children }: ViewToolbarProps) {
  const { view, layout, data, change } = arranged;
  const filterFields = useFilterFields(view.objectType, projectId);
  const filterCount = data.filter?.rows.length ?? 0;
  const sortCount = isUsualSort(data.sort) ? 0 : (data.sort?.length ?? 0);
  const groups = groupChoices(view.objectType, fields);
  return (
    <div role="toolbar" aria-label="View" className={classes.toolbar}>
      <Menu
        align="start"
        trigger={
          <Button variant="quiet" icon={<IconLayoutBoard size={16} />}>
            {layoutOf(layout).name}
          </Button>
        }
        groups={[
          viewLayouts.flatMap((one) => {
            const offered = layouts[one];
            return offered
              ? [{ label: offered.name, icon: offered.icon, onSelect: () => change({ layout: one }) }]
              : [];
          }),
        ]}
      />
      <Panel label="Filter" count={filterCount} icon={<IconFilter size={16} />}>
        <FilterForm
          form={data.filter ?? emptyFilterForm}
          fields={filterFields}
          projectId={projectId}
          onChange={(filter) => change({ data: { filter: filter.rows.length === 0 ? null : filter } })}
        />
      </Panel>
      <Panel label="Sort" count={sortCount} icon={<IconArrowsSort size={16} />}>
        <SortPanel sort={data.sort ?? []} specs={specs} onChange={(sort) => change({ data: { sort } })} />
      </Panel>
      {groups.length > 1 && (
        <Menu
          align="start"
          trigger={
            <Button variant="quiet" icon={<IconStack2 size={16} />}>
              {groupLabel(data.group, groups)}
            </Button>
          }
          groups={[
            groups.map(({ label, group }) => ({
              label,
              onSelect: () =>
                change({ data: { group }, ...(group && layout !== 'BOARD' && { layout: 'BOARD' as const }) }),
            })),
          ]}
        />
      )}
      <Panel label="Properties" count={0} icon={<IconAdjustmentsHorizontal size={16} />}>
        <PropertiesPanel arranged={arranged} specs={specs} />
      </Panel>
      <span className={classes.end}>
        {arranged.isChanged && <SaveChanges arranged={arranged} mayUpdate={mayUpdate} />}
        {children}
      </span>
    </div>
  );
}

/** Newest first says nothing that a person would want to see counted. */
function isUsualSort(sort: ArrangedView['data']['sort']): boolean {
  const [first] = sort ?? [];
  return sort?.length === 1 && first?.field === 'createdAt' && first.direction === 'DESC';
}

function SaveChanges({ arranged, mayUpdate }: { arranged: ArrangedView; mayUpdate: Decision }) {
  const update = useCommand(UpdateViewDocument);
  const { view, draft } = arranged;

  async function save() {
    const { data, layout } = draft;
    const saved = await update.run({
      input: {
        projectId: view.projectId,
        id: view.id,
        ...(layout && { layout }),
        ...(data && { data: JSON.stringify(data) }),
      },
    });
    if (!saved) return;
    arranged.reset();
    const before = { layout: view.layout, data: withNulls(view.data as object, draft.data ?? {}) };
    showToast({
      message: 'Saved for everyone',
      undo: () =>
        void update.run({
          input: {
            projectId: view.projectId,
            id: view.id,
            layout: before.layout,
            data: JSON.stringify(before.data),
          },
        }),
    });
  }

  return (
    <>
      <Button variant="quiet" onClick={arranged.reset}>
        Reset
      </Button>
      {mayUpdate.allowed && (
        <Button busy={update.busy} onClick={() => void save()}>
          Save for everyone
        </Button>
      )}
    </>
  );
}

/** The parts as they were; those that were not there are taken away again. */
function withNulls(before: object, changed: object): object {
  return Object.fromEntries(
    Object.keys(changed).map((key) => [key, (before as Readonly<Record<string, unknown>>)[key] ?? null]),
  );
}

type PanelProps = { label: string; count: number; icon: ReactElement; children: ReactNode };

function Panel({ label, count, icon, children }: PanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={label}
      isOpen={isOpen}
      onOpenChange={setOpen}
      side="bottom-start"
      trigger={
        <Button
          variant="quiet"
          icon={icon}
          aria-expanded={isOpen}
          className={count > 0 ? classes.on : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
          {count > 0 && <span className={classes.number}>{count}</span>}
        </Button>
      }
    >
      <div className={classes.panel}>{children}</div>
    </Popover>
  );
}
