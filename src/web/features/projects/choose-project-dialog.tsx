import { useState } from 'react';
import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/text-field.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { ProjectsDocument } from './projects.gen.ts';

export type ChooseProjectDialogProps = {
  title: string;
  /** What the button says. */
  action: string;
  initial?: string;
  isOffered: (project: { readonly id: string; readonly status: string }) => boolean;
  /** What is said where there is nothing to choose. */
  none: string;
  busy: boolean;
  onChoose: (projectId: string) => void;
  onClose: () => void;
};

export function ChooseProjectDialog({
  title,
  action,
  initial = '',
  isOffered,
  none,
  busy,
  onChoose,
  onClose,
}: ChooseProjectDialogProps) {
  const query = useQuery({ query: ProjectsDocument, variables: { first: itemLimits.pageMax, after: null } });
  const [chosen, setChosen] = useState(initial);
  return (
    <Dialog title={title} onClose={onClose}>
      <QueryView
        query={query}
        skeleton={<SkeletonRows rows={2} label="Loading projects" />}
        what="the projects"
      >
        {({ projects }) => {
          const offered = projects.items.filter(isOffered);
          return (
            <form
              onSubmit={(event) => {
                event.preventDefault();
                if (chosen !== '') onChoose(chosen);
              }}
            >
              <SelectField
                label="Project"
                data-autofocus
                hint={offered.length === 0 ? none : undefined}
                value={chosen}
                onChange={(event) => setChosen(event.target.value)}
                options={[
                  { value: '', label: 'Choose a project' },
                  ...offered.map(({ id, title: name }) => ({ value: id, label: titleOf('project', name) })),
                ]}
              />
              <DialogActions>
                <Button onClick={onClose}>Cancel</Button>
                <Button
                  type="submit"
                  variant="primary"
                  busy={busy}
                  disabled={chosen === ''}
                  title={chosen === '' ? 'Choose a project first' : undefined}
                >
                  {action}
                </Button>
              </DialogActions>
            </form>
          );
        }}
      </QueryView>
    </Dialog>
  );
}
