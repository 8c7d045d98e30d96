import type { OperationContext } from '@urql/core';

/** The answer with the type names that the cache tells records apart by. */
export type Named<T> = T extends readonly (infer Item)[]
  ? Named<Item>[]
  : T extends object
    ? { [Key in keyof T]: Named<T[Key]> } & { __typename?: string }
    : T;

export type Keeping = {
  /** Shown until the server has answered. */
  readonly answer: unknown;
  readonly documentId: string | null;
  /** It is on the device at once, and sent when this has ended. */
  readonly after: Promise<unknown> | null;
  /** What it sets, such as the title of one note: of several that wait, only the last is sent. */
  readonly replaces: string | null;
};

const contextKey = 'keptOnDevice';

/**
 * For the context of a mutation that must not be lost: it is kept on the device until the server has answered, and
 * `answer` is shown meanwhile. Its ids must be chosen here, so that what follows can refer to them.
 */
export function keptAs<Data>(
  answer: Named<Data>,
  { documentId = null, after = null, replaces = null }: Partial<Omit<Keeping, 'answer'>> = {},
): Partial<OperationContext> {
  const keeping: Keeping = { answer, documentId, after, replaces };
  return { [contextKey]: keeping };
}

export function keepingOf(context: OperationContext): Keeping | null {
  return (context[contextKey] as Keeping | undefined) ?? null;
}
