import type { Active, Announcements, UniqueIdentifier } from '@dnd-kit/core';

export type DragNames = {
  /** What is dragged, by its title. */
  item: (active: Active) => string;
  /** Where it can be dropped; empty where the place has no name. */
  place: (id: string) => string;
};

/** What a screen reader says while something is dragged: the library would read out ids. */
export function dragAnnouncements({ item, place }: DragNames): Announcements {
  const over = (target: { id: UniqueIdentifier } | null) => (target ? place(String(target.id)) : '');
  return {
    onDragStart: ({ active }) => `Picked up ${item(active)}.`,
    onDragOver: ({ active, over: target }) => {
      const name = over(target);
      return name === '' ? undefined : `${item(active)} is over ${name}.`;
    },
    onDragEnd: ({ active, over: target }) => {
      const name = over(target);
      return name === '' ? `Dropped ${item(active)}.` : `Dropped ${item(active)} at ${name}.`;
    },
    onDragCancel: ({ active }) => `${item(active)} is back where it was.`,
  };
}

/** For lists in one order: a place is the name of what is there and its number. */
export function orderAnnouncements(order: readonly { id: string; name: string }[]): Announcements {
  const at = (id: string) => order.findIndex((one) => one.id === id);
  return dragAnnouncements({
    item: ({ id }) => order[at(String(id))]?.name ?? '',
    place: (id) => (at(id) < 0 ? '' : `position ${at(id) + 1} of ${order.length}`),
  });
}
