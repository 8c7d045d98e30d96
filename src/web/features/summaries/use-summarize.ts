import { useState } from 'react';
import { useCommand } from '#web/lib/use-command.ts';
import type { GenerateSummaryInput, SummaryFieldsFragment } from '#web/lib/graphql.gen.ts';
import type { SummaryWish } from './summary-form.tsx';
import { GenerateSummaryDocument } from './summaries.gen.ts';

type Subject = Pick<GenerateSummaryInput, 'objectType' | 'objectId' | 'highlightIds'>;

/** One key for each wish: pressed twice, it is still made once. */
export function useSummarize(subject: Subject) {
  const generate = useCommand(GenerateSummaryDocument);
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID());
  return {
    busy: generate.busy,
    summarize: async (wish: SummaryWish): Promise<SummaryFieldsFragment | null> => {
      const made = await generate.run({ input: { ...subject, ...wish, requestKey } });
      if (!made) return null;
      setRequestKey(crypto.randomUUID());
      return made.generateSummary;
    },
  };
}
