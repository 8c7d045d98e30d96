import { useQuery } from 'urql';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { FormStack, Section } from '#web/ui/page-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { ModeChoice } from './mode-choice.tsx';
import { SetSuggestionModeDocument, WorkspaceSuggestionModesDocument } from './suggestions.gen.ts';

/** How far suggestions go by themselves in the workspace. Projects can choose otherwise. */
export function ModesSetting() {
  const query = useQuery({ query: WorkspaceSuggestionModesDocument });
  const set = useCommand(SetSuggestionModeDocument);
  return (
    <Section title="Suggestions">
      <QueryView query={query} what="the settings" skeleton={<SkeletonRows rows={2} label="Loading" />}>
        {({ suggestionModes }) => (
          <FormStack>
            <ModeChoice
              feature="Highlights"
              mode={suggestionModes.highlights}
              disabledReason={null}
              onChange={(mode) => void set.run({ feature: 'Highlights', mode, projectId: null })}
            />
            <ModeChoice
              feature="Tags"
              mode={suggestionModes.tags}
              disabledReason={null}
              onChange={(mode) => void set.run({ feature: 'Tags', mode, projectId: null })}
            />
          </FormStack>
        )}
      </QueryView>
    </Section>
  );
}
