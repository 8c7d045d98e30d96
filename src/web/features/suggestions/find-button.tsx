import { RunState } from './run-state.tsx';
import { FindPersonalDataDocument } from './suggestions.gen.ts';
import { SuggestButton } from './suggest-button.tsx';
import { useSuggestionRun, type RunTarget } from './use-suggestion-run.ts';

/** Looks a text through for personal data, and says what came of it. */
export function FindButton({ target }: { target: RunTarget }) {
  const run = useSuggestionRun(target, 'Redact');
  return (
    <>
      <div>
        <SuggestButton target={target} run={run} document={FindPersonalDataDocument}>
          Find personal data
        </SuggestButton>
      </div>
      {run && <RunState run={run} what="personal data" />}
    </>
  );
}
