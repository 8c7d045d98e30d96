import { useState } from 'react';
import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { ProjectsDocument } from '#web/features/projects/projects.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/text-field.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

export type MoveDialogProps = {
  fromProjectId: string;
  busy: boolean;
  onMove: (projectId: string) => void;
  onClose: () => void;
};

export function MoveDialog({ fromProjectId, busy, onMove, onClose }: MoveDialogProps) {
  const query = useQuery({ query: ProjectsDocument, variables: { first: itemLimits.pageMax, after: null } });
  const [chosen, setChosen] = useState('');
  return (
    <Dialog title="Move to another project" onClose={onClose}>
      <QueryView
        query={query}
        skeleton={<SkeletonRows rows={2} label="Loading projects" />}
        what="the projects"
      >
        {({ projects }) => {
          const others = projects.items.filter(({ id }) => id !== fromProjectId);
          return (
            <form
              onSubmit={(event) => {
                event.preventDefault();
                if (chosen !== '') onMove(chosen);
              }}
            >
              <SelectField
                label="Project"
                data-autofocus
                hint={others.length === 0 ? 'There are no other projects' : undefined}
                value={chosen}
                onChange={(event) => setChosen(event.target.value)}
                options={[
                  { value: '', label: 'Choose a project' },
                  ...others.map(({ id, title }) => ({ value: id, label: titleOf('project', title) })),
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
                  Move
                </Button>
              </DialogActions>
            </form>
          );
        }}
      </QueryView>
    </Dialog>
  );
}
