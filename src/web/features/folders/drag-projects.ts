import type { DragEvent } from 'react';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';

/** What is being dragged. The browser shows the data of a drag only at its end, and targets must know before. */
let dragged: readonly ProjectFieldsFragment[] = [];
const mime = 'application/x-hark-projects';

export function startDrag(event: DragEvent, projects: readonly ProjectFieldsFragment[]): void {
  dragged = projects;
  event.dataTransfer.setData(mime, projects.map(({ id }) => id).join(','));
  event.dataTransfer.effectAllowed = 'move';
}

export function endDrag(): void {
  dragged = [];
}

/** Props that make an element take projects which somebody drops on it. */
export function dropTarget(onDrop: (projects: readonly ProjectFieldsFragment[]) => void) {
  const mark = (event: DragEvent<HTMLElement>, isOver: boolean) => {
    if (isOver) event.currentTarget.dataset['over'] = 'true';
    else delete event.currentTarget.dataset['over'];
  };
  return {
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (dragged.length === 0) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      mark(event, true);
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => mark(event, false),
    onDrop: (event: DragEvent<HTMLElement>) => {
      mark(event, false);
      if (dragged.length === 0) return;
      event.preventDefault();
      onDrop(dragged);
      endDrag();
    },
  } as const;
}
