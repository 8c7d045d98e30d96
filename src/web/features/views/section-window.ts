import type { Client } from '@urql/core';
import type { ViewRowFieldsFragment } from '#web/lib/graphql.gen.ts';
import { RowWindow, type RowQuery } from './row-window.ts';
import { createSignal } from '#web/ui/store.ts';

export type Section = {
  readonly key: string;
  readonly label: string;
  readonly color?: string | null;
  readonly count: number;
};
export type Line =
  | { readonly kind: 'section'; readonly section: Section; readonly isCollapsed: boolean }
  | { readonly kind: 'row'; readonly section: Section; readonly row: ViewRowFieldsFragment | undefined };

/** A section with the place of its heading among all lines, and how many rows are open under it. */
export type Block = {
  readonly section: Section;
  readonly isCollapsed: boolean;
  readonly start: number;
  readonly rows: number;
};

/** The lines of a grouped table at one moment: each section's heading, then its rows. */
export class SectionedRows {
  readonly isReady = true;
  readonly problem = null;
  readonly #sections: readonly Section[];
  readonly #collapsed: ReadonlySet<string>;
  readonly #rowOf: (key: string, index: number) => ViewRowFieldsFragment | undefined;

  constructor(
    sections: readonly Section[],
    collapsed: ReadonlySet<string>,
    rowOf: (key: string, index: number) => ViewRowFieldsFragment | undefined,
  ) {
    this.#sections = sections;
    this.#collapsed = collapsed;
    this.#rowOf = rowOf;
  }

  get length(): number {
    return this.#sections.reduce((sum, section) => sum + this.#linesOf(section), 0);
  }

  /** Undefined for a heading, and where the row is still on its way. */
  row(index: number): ViewRowFieldsFragment | undefined {
    const line = this.line(index);
    return line?.kind === 'row' ? line.row : undefined;
  }

  line(index: number): Line | undefined {
    let start = 0;
    for (const section of this.#sections) {
      const lines = this.#linesOf(section);
      if (index < start + lines) {
        if (index > start) return { kind: 'row', section, row: this.#rowOf(section.key, index - start - 1) };
        return { kind: 'section', section, isCollapsed: this.#collapsed.has(section.key) };
      }
      start += lines;
    }
    return undefined;
  }

  blocks(): Block[] {
    let start = 0;
    return this.#sections.map((section) => {
      const lines = this.#linesOf(section);
      const block = { section, isCollapsed: this.#collapsed.has(section.key), start, rows: lines - 1 };
      start += lines;
      return block;
    });
  }

  /** Which rows of which sections lie between two lines. */
  within(from: number, to: number): Map<string, { from: number; to: number }> {
    const found = new Map<string, { from: number; to: number }>();
    let start = 0;
    for (const section of this.#sections) {
      const lines = this.#linesOf(section);
      const [first, last] = [Math.max(from, start + 1), Math.min(to, start + lines - 1)];
      if (first <= last) found.set(section.key, { from: first - start - 1, to: last - start - 1 });
      start += lines;
    }
    return found;
  }

  #linesOf({ key, count }: Section): number {
    return this.#collapsed.has(key) ? 1 : count + 1;
  }
}

/** Follows the rows of the sections on screen, each by its own window; those far away cost nothing. */
export class SectionWindow {
  readonly #client: Client;
  readonly #query: Omit<RowQuery, 'group'>;
  readonly #windows = new Map<string, RowWindow>();
  readonly #followed = new Map<string, () => void>();
  readonly #changes = createSignal({ last: () => this.#unfollow() });
  #sections: readonly Section[] = [];
  #collapsed: ReadonlySet<string> = new Set();
  #shown = { from: 0, to: 0 };
  #rows = new SectionedRows([], new Set(), () => undefined);

  constructor(client: Client, query: Omit<RowQuery, 'group'>) {
    this.#client = client;
    this.#query = query;
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#changes.subscribe(listener);

  /** A new one after every change. */
  readonly rows = (): SectionedRows => this.#rows;

  readonly setSections = (sections: readonly Section[]): void => {
    this.#sections = sections;
    this.#arrange();
  };

  readonly toggle = (key: string): void => {
    const collapsed = new Set(this.#collapsed);
    if (!collapsed.delete(key)) collapsed.add(key);
    this.#collapsed = collapsed;
    this.#arrange();
  };

  /** Says which lines are on screen. */
  readonly show = (from: number, to: number): void => {
    this.#shown = { from, to };
    if (!this.#changes.isHeard()) return;
    const shown = this.#rows.within(from, to);
    for (const [key, stop] of this.#followed) {
      if (shown.has(key)) continue;
      stop();
      this.#followed.delete(key);
    }
    for (const [key, range] of shown) {
      const window = this.#windowOf(key);
      if (!this.#followed.has(key)) this.#followed.set(key, window.subscribe(this.#tell));
      window.show(range.from, range.to);
    }
  };

  /** Of the rows between two lines, whatever was on screen of them. */
  readonly readIds = async (from: number, to: number): Promise<string[]> => {
    const wanted = [...this.#rows.within(from, to)];
    const parts = await Promise.all(
      wanted.map(([key, range]) => this.#windowOf(key).readIds(range.from, range.to)),
    );
    return parts.flat();
  };

  #unfollow(): void {
    for (const stop of this.#followed.values()) stop();
    this.#followed.clear();
  }

  /** Under the same places on screen there are other rows now. */
  #arrange(): void {
    this.#tell();
    this.show(this.#shown.from, this.#shown.to);
  }

  #windowOf(key: string): RowWindow {
    const known = this.#windows.get(key);
    if (known) return known;
    const made = new RowWindow(this.#client, { ...this.#query, group: key });
    this.#windows.set(key, made);
    return made;
  }

  readonly #tell = (): void => {
    const windows = new Map([...this.#windows].map(([key, window]) => [key, window.rows()]));
    this.#rows = new SectionedRows(this.#sections, this.#collapsed, (key, index) =>
      windows.get(key)?.row(index),
    );
    this.#changes.tell();
  };
}
