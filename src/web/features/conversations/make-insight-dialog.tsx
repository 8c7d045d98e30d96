import { useState } from 'react';
import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { ProjectsDocument } from '#web/features/projects/projects.gen.ts';
import { navigate } from '#web/lib/navigation/navigator.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/text-field.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { CreateInsightFromAnswerDocument } from './conversations.gen.ts';

export type MakeInsightDialogProps = { messageId: string; projectId: string | null; onClose: () => void };

/** A draft with the answer and its quotes, in a project of the person's choice. */
export function MakeInsightDialog({ messageId, projectId, onClose }: MakeInsightDialogProps) {
  const query = useQuery({ query: ProjectsDocument, variables: { first: itemLimits.pageMax, after: null } });
  const [chosen, setChosen] = useState(projectId ?? '');
  const create = useCommand(CreateInsightFromAnswerDocument);

  async function submit() {
    const made = await create.run({ messageId, projectId: chosen });
    if (!made) return;
    onClose();
    navigate(buildUrl('insight', { params: { insightId: made.createInsightFromAnswer.id } }));
  }

  return (
    <Dialog title="Create insight" onClose={onClose}>
      <QueryView
        query={query}
        skeleton={<SkeletonRows rows={2} label="Loading projects" />}
        what="the projects"
      >
        {({ projects }) => {
          const open = projects.items.filter(({ status }) => status === 'ACTIVE');
          return (
            <form
              onSubmit={(event) => {
                event.preventDefault();
                if (chosen !== '') void submit();
              }}
            >
              <SelectField
                label="Project"
                data-autofocus
                hint={open.length === 0 ? 'There are no projects yet' : undefined}
                value={chosen}
                onChange={(event) => setChosen(event.target.value)}
                options={[
                  { value: '', label: 'Choose a project' },
                  ...open.map(({ id, title }) => ({ value: id, label: titleOf('project', title) })),
                ]}
              />
              <DialogActions>
                <Button onClick={onClose}>Cancel</Button>
                <Button
                  type="submit"
                  variant="primary"
                  busy={create.busy}
                  disabled={chosen === ''}
                  title={chosen === '' ? 'Choose a project first' : undefined}
                >
                  Create insight
                </Button>
              </DialogActions>
            </form>
          );
        }}
      </QueryView>
    </Dialog>
  );
}
