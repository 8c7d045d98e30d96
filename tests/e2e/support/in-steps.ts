export type Step = (name: string, take: () => Promise<void>) => Promise<void>;

/** A story whose steps build on each other is one test: apart, or in another order, they would mean nothing. */
export function inSteps(tell: (step: Step) => Promise<void>): () => Promise<void> {
  return () =>
    tell(async (name, take) => {
      try {
        await take();
      } catch (cause) {
        throw new Error(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
      }
    });
}
