import { IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { TypedDocumentNode } from 'urql';
import type { SuggestionRunFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import type { RunTarget } from './use-suggestion-run.ts';
import { Button } from '#web/ui/button.tsx';

type SuggestButtonProps = {
  target: RunTarget;
  run: SuggestionRunFieldsFragment | null;
  document: TypedDocumentNode<unknown, RunTarget>;
  children: ReactNode;
};

/** Looks the document through; while it does, it can't be asked again. */
export function SuggestButton({
  target: { objectType, objectId },
  run,
  document,
  children,
}: SuggestButtonProps) {
  const suggest = useCommand(document);
  return (
    <Button
      icon={<IconSparkles size={16} />}
      busy={suggest.busy || run?.status === 'RUNNING'}
      onClick={() => void suggest.run({ objectType, objectId })}
    >
      {children}
    </Button>
  );
}
