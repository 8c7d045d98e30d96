type Mergeable = {
  readonly name: string;
  readonly email: string | null;
  readonly hidden: boolean;
};

/**
 * What is left of several records of one person: the kept one's name and address, else the first there is among the
 * others. An identity that was hidden once stays hidden.
 */
export function mergedPerson(kept: Mergeable, others: readonly Mergeable[]): Mergeable {
  const all = [kept, ...others];
  return {
    name: all.find(({ name }) => name !== '')?.name ?? '',
    email: all.find(({ email }) => email !== null)?.email ?? null,
    hidden: all.some(({ hidden }) => hidden),
  };
}
