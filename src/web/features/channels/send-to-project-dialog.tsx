import { useState, type FormEvent } from 'react';
import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { ProjectsDocument } from '#web/features/projects/projects.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { SelectField } from '#web/ui/text-field.tsx';
import { SentTags, type SentTag } from './sent-tags.tsx';
import { usePointCommands } from './use-point-commands.ts';

export type SendToProjectDialogProps = {
  channelId: string;
  ids: readonly string[];
  onSent: () => void;
  onClose: () => void;
};

const choices = [
  { value: 'NOTE', label: 'Notes', hint: 'One for each data point' },
  { value: 'HIGHLIGHT', label: 'Highlights', hint: 'Notes with everything in them highlighted' },
] as const;

/** Data points become evidence in a project, which leads back to them. */
export function SendToProjectDialog({ channelId, ids, onSent, onClose }: SendToProjectDialogProps) {
  const query = useQuery({ query: ProjectsDocument, variables: { first: itemLimits.pageMax, after: null } });
  const [projectId, setProject] = useState('');
  const [as, setAs] = useState<'NOTE' | 'HIGHLIGHT'>('NOTE');
  const [tags, setTags] = useState<readonly SentTag[]>([]);
  const commands = usePointCommands(channelId);

  async function send(event: FormEvent) {
    event.preventDefault();
    const tagIds = as === 'HIGHLIGHT' ? tags.map(({ id }) => id) : [];
    if (!(await commands.send({ projectId, ids: [...ids], as, tagIds }))) return;
    onSent();
    onClose();
  }

  return (
    <Dialog title={`Send ${countLabel(ids.length, 'data point')} to a project`} onClose={onClose}>
      <QueryView
        query={query}
        skeleton={<SkeletonRows rows={3} label="Loading projects" />}
        what="the projects"
      >
        {({ projects }) => {
          const offered = projects.items.filter(({ status }) => status === 'ACTIVE');
          return (
            <form onSubmit={(event) => void send(event)}>
              <FormStack>
                <SelectField
                  label="Project"
                  data-autofocus
                  hint={offered.length === 0 ? 'There are no projects yet' : undefined}
                  value={projectId}
                  onChange={(event) => {
                    setProject(event.target.value);
                    setTags([]);
                  }}
                  options={[
                    { value: '', label: 'Choose a project' },
                    ...offered.map(({ id, title }) => ({ value: id, label: titleOf('project', title) })),
                  ]}
                />
                <ChoiceCards legend="Send as" choices={choices} value={as} onChange={setAs} />
                {as === 'HIGHLIGHT' && projectId !== '' && (
                  <SentTags key={projectId} projectId={projectId} tags={tags} onChange={setTags} />
                )}
              </FormStack>
              <DialogActions>
                <Button onClick={onClose}>Cancel</Button>
                <Button
                  type="submit"
                  variant="primary"
                  busy={commands.isSending}
                  disabled={projectId === ''}
                  title={projectId === '' ? 'Choose a project first' : undefined}
                >
                  Send to project
                </Button>
              </DialogActions>
            </form>
          );
        }}
      </QueryView>
    </Dialog>
  );
}
