/** An open document that takes files wherever on its page they are dropped. */
export type DocumentTarget = { readonly title: string; readonly add: (files: readonly File[]) => void };

let targets: readonly DocumentTarget[] = [];

/** The one opened last: a note that lies over a project is what people look at. */
export function currentDocumentTarget(): DocumentTarget | null {
  return targets.at(-1) ?? null;
}

export function offerDocumentTarget(target: DocumentTarget): () => void {
  targets = [...targets, target];
  return () => {
    targets = targets.filter((one) => one !== target);
  };
}
