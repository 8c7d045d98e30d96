import { useMemo, useSyncExternalStore } from 'react';
import { isOf } from '#domain/codec/codec.ts';
import { literal } from '#domain/codec/primitives.ts';
import type { ObjectType } from '#domain/search/result-types.ts';
import { isManual } from '#domain/views/manual-order.ts';
import { lookedUpColumns } from '#domain/views/view-columns.ts';
import { viewDataCodec, viewDataToWire, type ViewData } from '#domain/views/view-data.ts';
import { viewLayouts, type ViewLayout } from '#domain/views/view-layouts.ts';
import type { ViewFieldsFragment } from '#web/lib/graphql.gen.ts';
import { decode } from '#domain/codec/codec.ts';
import { createSignal } from '#web/ui/store.ts';

/** What one person changed of a view and has not saved for everybody. Kept on this device. */
type Draft = { readonly layout?: ViewLayout; readonly data?: Readonly<Record<string, unknown>> };

export type ViewChange = { readonly layout?: ViewLayout; readonly data?: ViewPatch };
/** Parts that change; null takes one away. */
export type ViewPatch = { readonly [Key in keyof ViewData]?: ViewData[Key] | null };

export type ArrangedView = {
  readonly view: ViewFieldsFragment;
  readonly layout: ViewLayout;
  readonly data: ViewData;
  /** What the server filters, sorts and groups by: equal texts, equal rows. */
  readonly rowsKey: string;
  readonly isChanged: boolean;
  readonly change: (change: ViewChange) => void;
  readonly reset: () => void;
  /** The parts to save, as the server takes them. */
  readonly draft: Draft;
};

const drafts = new Map<string, Draft>();
const listeners = createSignal();
const none: Draft = {};

export function useArrangedView(view: ViewFieldsFragment): ArrangedView {
  const draft = useSyncExternalStore(subscribe, () => draftOf(view.id));
  return useMemo(() => arrange(view, draft), [view, draft]);
}

/** As it would open at this moment. */
export function arrangedNow(view: ViewFieldsFragment): ArrangedView {
  return arrange(view, draftOf(view.id));
}

function arrange(view: ViewFieldsFragment, draft: Draft): ArrangedView {
  const data = readData(view.objectType, { ...(view.data as object), ...draft.data });
  const { sort, filter, group, objectRanks } = data;
  const lookedUp = lookedUpColumns(view.objectType, data);
  return {
    view,
    draft,
    layout: draft.layout ?? view.layout,
    data,
    rowsKey: JSON.stringify(
      viewDataToWire({
        ...(sort && { sort }),
        ...(filter && { filter }),
        ...(group && { group }),
        ...(objectRanks && isManual(data) && { objectRanks }),
        ...(lookedUp.length > 0 && { columns: lookedUp.map((key) => ({ key })) }),
      }),
    ),
    isChanged: draft !== none,
    change: (change) => write(view, merge(view, draft, change)),
    reset: () => write(view, none),
  };
}

/** A part that is again as everybody has it is no change. */
function merge(view: ViewFieldsFragment, draft: Draft, change: ViewChange): Draft {
  const saved = view.data as Readonly<Record<string, unknown>>;
  const wire = viewDataToWire((change.data ?? {}) as ViewData) as Readonly<Record<string, unknown>>;
  const parts = Object.entries({ ...draft.data, ...wire }).filter(
    ([key, part]) => textOf(part) !== textOf(saved[key]),
  );
  const layout = change.layout ?? draft.layout;
  return {
    ...(layout !== undefined && layout !== view.layout && { layout }),
    ...(parts.length > 0 && { data: Object.fromEntries(parts) }),
  };
}

/** Equal for equal parts: the database keeps the keys of an object in an order of its own. */
function textOf(part: unknown): string {
  return JSON.stringify(part ?? null, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

function readData(objectType: ObjectType, wire: Readonly<Record<string, unknown>>): ViewData {
  const present = Object.fromEntries(Object.entries(wire).filter(([, part]) => part != null));
  const codec = viewDataCodec(objectType);
  return isOf(codec, present) ? decode(codec, present) : {};
}

function draftOf(id: string): Draft {
  const known = drafts.get(id);
  if (known) return known;
  const read = readStored(id);
  drafts.set(id, read);
  return read;
}

function readStored(id: string): Draft {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return none;
    const { layout, data } = stored as Draft;
    return {
      ...(isOf(literal(...viewLayouts), layout) && { layout }),
      ...(typeof data === 'object' && data !== null && { data }),
    };
  } catch {
    return none;
  }
}

function write({ id }: ViewFieldsFragment, next: Draft): void {
  const isNone = Object.keys(next).length === 0;
  drafts.set(id, isNone ? none : next);
  try {
    if (isNone) localStorage.removeItem(keyOf(id));
    else localStorage.setItem(keyOf(id), JSON.stringify(next));
  } catch {
    // Storage refused: the change lasts for this page.
  }
  listeners.tell();
}

function keyOf(id: string): string {
  return `hark.view.${id}`;
}

function subscribe(listener: () => void): () => void {
  return listeners.subscribe(listener);
}
