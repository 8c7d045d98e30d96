import { useState } from 'react';
import { useClient, type AnyVariables, type OperationContext, type TypedDocumentNode } from 'urql';
import { showToast } from '#web/ui/toast-store.ts';
import { problemOf } from './graphql-problem.ts';

export type Command<Data, Variables> = {
  busy: boolean;
  /** Null when it was refused; the reason has then been shown. */
  run: (variables: Variables, context?: Partial<OperationContext>) => Promise<Data | null>;
};

/** One mutation. Refusals become a toast, unless the form shows them itself with `onRefused`. */
export function useCommand<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { onRefused }: { onRefused?: (message: string) => void } = {},
): Command<Data, Variables> {
  const client = useClient();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async run(variables, context) {
      setBusy(true);
      const result = await client.mutation(document, variables, context).toPromise();
      setBusy(false);
      if (!result.error) return result.data ?? null;
      const { message } = problemOf(result.error);
      if (onRefused) onRefused(message);
      else showToast({ message, tone: 'error' });
      return null;
    },
  };
}
