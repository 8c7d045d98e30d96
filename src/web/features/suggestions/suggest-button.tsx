import { IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { TypedDocumentNode } from 'urql';
import type { Coding } from '#web/features/highlights/index.ts';
import type { HighlightObjectType, SuggestionRunFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';

type SuggestButtonProps = {
  coding: Coding;
  run: SuggestionRunFieldsFragment | null;
  document: TypedDocumentNode<unknown, { objectType: HighlightObjectType; objectId: string }>;
  children: ReactNode;
};

/** Looks the document through; while it does, it can't be asked again. */
export function SuggestButton({ coding, run, document, children }: SuggestButtonProps) {
  const suggest = useCommand(document);
  const { objectType, objectId } = coding.document;
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
