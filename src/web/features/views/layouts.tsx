import { IconArtboard, IconColumns3, IconLayoutGrid, IconList, IconTable } from '@tabler/icons-react';
import type { FunctionComponent, ReactNode } from 'react';
import type { ViewLayout } from '#domain/views/view-layouts.ts';
import { lazyComponent, type LazyComponent } from '#web/lib/lazy-component.ts';
import type { LayoutProps } from './layout-props.ts';

type Layout = LazyComponent<LayoutProps> & { readonly name: string; readonly icon: ReactNode };

/** A layout that is missing here is not offered; a view that has it shows as a table. */
export const layouts: Readonly<Partial<Record<ViewLayout, Layout>>> = {
  TABLE: layout('Table', <IconTable size={16} />, 'view-table', () =>
    import('./table/table-layout.tsx').then((module) => module.TableLayout),
  ),
  BOARD: layout('Board', <IconColumns3 size={16} />, 'view-board', () =>
    import('./board/board-layout.tsx').then((module) => module.BoardLayout),
  ),
  GRID: layout('Grid', <IconLayoutGrid size={16} />, 'view-grid', () =>
    import('./grid-layout.tsx').then((module) => module.GridLayout),
  ),
  CANVAS: layout('Canvas', <IconArtboard size={16} />, 'view-canvas', () =>
    import('./canvas-layout.tsx').then((module) => module.CanvasLayout),
  ),
  LIST: layout('List', <IconList size={16} />, 'view-list', () =>
    import('./list-layout.tsx').then((module) => module.ListLayout),
  ),
};

function layout(
  name: string,
  icon: ReactNode,
  chunk: string,
  load: () => Promise<FunctionComponent<LayoutProps>>,
): Layout {
  return { name, icon, ...lazyComponent(chunk, load) };
}

export function layoutOf(layout: ViewLayout): Layout {
  const found = layouts[layout] ?? layouts.TABLE;
  if (!found) throw new Error('There is no table layout');
  return found;
}
