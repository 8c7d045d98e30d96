import type { Block } from './section-window.ts';

export type GridLine =
  | { readonly kind: 'section'; readonly block: Block }
  /** Cards side by side: the places of the first one and of the one after the last. */
  | { readonly kind: 'cards'; readonly from: number; readonly to: number };

type Gridded = { readonly length: number; readonly blocks?: () => readonly Block[] };

/** The lines of a grid of so many cards side by side: no line has cards of two groups. */
export class GridLines {
  readonly length: number;
  readonly #lanes: number;
  readonly #count: number;
  readonly #blocks: readonly Block[] | undefined;

  constructor(rows: Gridded, lanes: number) {
    this.#lanes = lanes;
    this.#count = rows.length;
    this.#blocks = rows.blocks?.();
    this.length =
      this.#blocks?.reduce((sum, block) => sum + this.#linesOf(block), 0) ?? Math.ceil(rows.length / lanes);
  }

  at(index: number): GridLine | undefined {
    if (!this.#blocks) return this.#cards(index, { start: 0, end: this.#count });
    let first = 0;
    for (const block of this.#blocks) {
      const lines = this.#linesOf(block);
      if (index === first) return { kind: 'section', block };
      const start = block.start + 1;
      if (index < first + lines) return this.#cards(index - first - 1, { start, end: start + block.rows });
      first += lines;
    }
    return undefined;
  }

  #linesOf({ rows }: Block): number {
    return 1 + Math.ceil(rows / this.#lanes);
  }

  #cards(line: number, { start, end }: { start: number; end: number }): GridLine {
    const from = start + line * this.#lanes;
    return { kind: 'cards', from, to: Math.min(from + this.#lanes, end) };
  }
}
