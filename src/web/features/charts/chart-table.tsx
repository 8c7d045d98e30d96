import { IconChevronDown, IconChevronRight, IconEye, IconEyeOff } from '@tabler/icons-react';
import { Fragment } from 'react';
import type { ChartOptions } from '#domain/charts/chart-options.ts';
import type { ChartQuery } from '#web/lib/graphql.gen.ts';
import { IconButton } from '#web/ui/button.tsx';
import { dotsOf } from './chart-colors.ts';
import type { ChartItem } from './chart-options.ts';
import classes from './charts.module.css';

export type ChartTableProps = {
  items: readonly ChartItem[];
  groups: ChartQuery['chart']['groups'];
  measure: string;
  filter: ChartOptions['filter'];
  onFilter: (filter: ChartOptions['filter']) => void;
  onChoose: (item: ChartItem) => void;
};

/** The figures of the picture, and where items and groups are hidden. */
export function ChartTable({ items, groups: counted, measure, filter, onFilter, onChoose }: ChartTableProps) {
  const hidden = new Set(filter.hiddenItemIds);
  const collapsed = new Set(filter.collapsedGroupIds);
  const groups = Map.groupBy(items, ({ groupId }) => groupId ?? '');
  const groupValues = new Map(counted.map(({ id, value }) => [id, value]));
  const dot = dotsOf(items);
  const isGrouped = [...groups.keys()].some((id) => id !== '');
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col" className={classes.number}>
            {measure}
          </th>
          <th scope="col" className={classes.tool}>
            <span className={classes.unseen}>Shown</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {[...groups].map(([groupId, inside]) => (
          <Fragment key={groupId}>
            {isGrouped && (
              <tr className={classes.group}>
                <th scope="rowgroup">
                  <button
                    type="button"
                    aria-expanded={!collapsed.has(groupId)}
                    onClick={() => onFilter({ ...filter, collapsedGroupIds: toggled(collapsed, groupId) })}
                  >
                    {collapsed.has(groupId) ? <IconChevronRight size={14} /> : <IconChevronDown size={14} />}{' '}
                    {inside[0]?.groupTitle ?? 'No group'}
                  </button>
                </th>
                <td className={classes.number} title="Each counted once">
                  {(groupValues.get(groupId) ?? 0).toLocaleString('en')}
                </td>
                <td className={classes.tool}>&nbsp;</td>
              </tr>
            )}
            {!collapsed.has(groupId) &&
              inside.map((item) => (
                <tr key={item.id} className={hidden.has(item.id) ? classes.off : undefined}>
                  <td>
                    <button type="button" className={classes.link} onClick={() => onChoose(item)}>
                      <span className={classes.dot} style={dot(item)} />
                      {item.title}
                    </button>
                  </td>
                  <td className={classes.number}>{item.value.toLocaleString('en')}</td>
                  <td className={classes.tool}>
                    <IconButton
                      label={`${hidden.has(item.id) ? 'Show' : 'Hide'} ${item.title}`}
                      onClick={() => onFilter({ ...filter, hiddenItemIds: toggled(hidden, item.id) })}
                    >
                      {hidden.has(item.id) ? <IconEyeOff size={14} /> : <IconEye size={14} />}
                    </IconButton>
                  </td>
                </tr>
              ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function toggled(ids: ReadonlySet<string>, id: string): string[] {
  return ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id];
}
