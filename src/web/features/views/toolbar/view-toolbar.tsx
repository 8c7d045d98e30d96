import { IconAdjustmentsHorizontal, IconArrowsSort, IconLayoutBoard, IconStack2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Decision } from '#domain/access/can.ts';
import { viewLayouts, type ViewLayout } from '#domain/views/view-layouts.ts';
import { FilterPanel } from '#web/features/filters/index.ts';
import type { FieldLook } from '#web/features/fields/index.ts';
import { emptyFilterForm } from '#domain/filters/filter-form.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { hiddenGroupItems } from '../hidden-groups.ts';
import { layoutOf, layouts } from '../layouts.tsx';
import type { ColumnSpec } from '../column-spec.ts';
import type { ArrangedView } from '../view-draft.ts';
import { UpdateViewDocument } from '../views.gen.ts';
import { groupChoices, groupLabel } from './group-choices.ts';
import { PropertiesPanel } from './properties-panel.tsx';
import { SortPanel } from './sort-panel.tsx';
import { ViewHabits } from './view-habits.tsx';
import classes from './toolbar.module.css';

export type ViewToolbarProps = {
  projectId: string;
  arranged: ArrangedView;
  specs: readonly ColumnSpec[];
  fields: readonly FieldLook[];
  contactFields: readonly FieldLook[];
  mayUpdate: Decision;
  /** At the right end. */
  children: ReactNode;
};

/** How a view is arranged. A change is one's own until it is saved for everyone. */
export function ViewToolbar({
  projectId,
  arranged,
  specs,
  fields,
  contactFields,
  mayUpdate,
  children,
}: ViewToolbarProps) {
  const { view, layout, data, change } = arranged;
  const sortCount = isUsualSort(data.sort) ? 0 : (data.sort?.length ?? 0);
  const groups = groupChoices(view.objectType, fields, contactFields);
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
      <FilterPanel
        form={data.filter ?? emptyFilterForm}
        types={[view.objectType]}
        projectId={projectId}
        onChange={(filter) => change({ data: { filter: filter.rows.length === 0 ? null : filter } })}
      />
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
                change({
                  data: { group },
                  ...(group && !grouping.has(layout) && { layout: 'BOARD' as const }),
                }),
            })),
            hiddenGroupItems(data.group, [...fields, ...contactFields], (group) =>
              change({ data: { group } }),
            ),
          ]}
        />
      )}
      <Panel label="Properties" count={0} icon={<IconAdjustmentsHorizontal size={16} />}>
        <PropertiesPanel arranged={arranged} specs={specs} />
        <ViewHabits arranged={arranged} />
      </Panel>
      <span className={classes.end}>
        {arranged.isChanged && <SaveChanges arranged={arranged} mayUpdate={mayUpdate} />}
        {children}
      </span>
    </div>
  );
}

/** The layouts that show groups. */
const grouping: ReadonlySet<ViewLayout> = new Set(['BOARD', 'TABLE', 'LIST', 'GRID']);

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
