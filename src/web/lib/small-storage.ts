/** What a browser keeps at once, before the next line runs: little, and text only. */
export type SmallStorage = {
  readonly read: (name: string) => string | null;
  readonly write: (name: string, text: string) => void;
  readonly drop: (name: string) => void;
  /** All names that begin like this. */
  readonly names: (prefix: string) => readonly string[];
};

const product = 'hark.';

/** Of this device: it outlives the page. */
export const deviceStorage: SmallStorage = smallStorage(() => localStorage);
/** Of this tab alone: it outlives a reload, and no other tab sees what is typed here. */
export const tabStorage: SmallStorage = smallStorage(() => sessionStorage);

/** A browser that refuses storage, or has no room left, keeps nothing: then things last as long as the page. */
function smallStorage(open: () => Storage): SmallStorage {
  function attempt<T>(run: (storage: Storage) => T, otherwise: T): T {
    try {
      return run(open());
    } catch {
      return otherwise;
    }
  }
  return {
    read: (name) => attempt((storage) => storage.getItem(product + name), null),
    write: (name, text) => attempt((storage) => storage.setItem(product + name, text), undefined),
    drop: (name) => attempt((storage) => storage.removeItem(product + name), undefined),
    names: (prefix) =>
      attempt(
        (storage) =>
          Object.keys(storage)
            .filter((key) => key.startsWith(product + prefix))
            .map((key) => key.slice(product.length)),
        [],
      ),
  };
}
