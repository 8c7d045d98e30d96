/** How often something happened since its window opened, and when that ends. */
export type Counter = { readonly count: number; readonly resetsAt: Date };
