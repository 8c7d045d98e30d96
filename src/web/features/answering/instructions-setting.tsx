import { useState } from 'react';
import { useQuery } from 'urql';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TextAreaField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { AiInstructionsDocument, UpdateAiInstructionsDocument } from './answering.gen.ts';

/** What every answer of the workspace keeps in mind. */
export function InstructionsSetting() {
  const query = useQuery({ query: AiInstructionsDocument });
  return (
    <QueryView query={query} what="the instructions" skeleton={<SkeletonRows rows={3} label="Loading" />}>
      {({ aiInstructions }) => <Form key={aiInstructions} saved={aiInstructions} />}
    </QueryView>
  );
}

function Form({ saved }: { saved: string }) {
  const [text, setText] = useState(saved);
  const update = useCommand(UpdateAiInstructionsDocument);
  const parsed = parseText(textLimits.aiInstructions, text);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void update.run({ text }).then((done) => done && showToast({ message: 'Instructions saved' }));
      }}
    >
      <TextAreaField
        label="Instructions for AI"
        hint="Sent to the language model with every question, such as terms, products or the tone of answers."
        rows={6}
        value={text}
        error={parsed.ok ? undefined : parsed.message}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" busy={update.busy} disabled={!parsed.ok || text === saved}>
        Save instructions
      </Button>
    </form>
  );
}
