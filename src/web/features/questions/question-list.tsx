import { IconDots, IconHelp, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from 'urql';
import type { Decision } from '#domain/access/can.ts';
import { SortableList } from '#web/kit/lists/sortable-list.tsx';
import type { QuestionPartsFragment } from '#web/lib/graphql.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Section } from '#web/ui/page-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { questionTypeNames } from './question-type-names.ts';
import {
  MoveQuestionDocument,
  QuestionsDocument,
  RestoreQuestionDocument,
  TrashQuestionDocument,
} from './questions.gen.ts';
import classes from '#web/kit/lists/sortable-list.module.css';

/** The questions of a project's survey; notes answer them beside their fields. */
export function QuestionList({ projectId, mayManage }: { projectId: string; mayManage: Decision }) {
  const query = useQuery({ query: QuestionsDocument, variables: { projectId } });
  const move = useCommand(MoveQuestionDocument);
  const trash = useCommand(TrashQuestionDocument);
  const restore = useCommand(RestoreQuestionDocument);
  const [editing, setEditing] = useState<QuestionPartsFragment | 'new' | null>(null);

  async function remove({ id, title }: QuestionPartsFragment) {
    if (!(await trash.run({ id }))) return;
    showToast({ message: `Deleted “${title}” with its responses`, undo: () => void restore.run({ id }) });
  }

  return (
    <Section
      title="Questions"
      aside={
        <Button
          icon={<IconPlus size={16} />}
          aria-disabled={!mayManage.allowed || undefined}
          title={mayManage.allowed ? undefined : mayManage.reason}
          onClick={() => mayManage.allowed && setEditing('new')}
        >
          New question
        </Button>
      }
    >
      <QueryView
        query={query}
        skeleton={<SkeletonRows rows={2} label="Loading questions" />}
        what="the questions"
      >
        {({ questions }) =>
          questions.length === 0 ? (
            <EmptyState icon={<IconHelp size={20} />} title="No questions yet">
              Survey questions. Each note in the project can have one response to each question.
            </EmptyState>
          ) : (
            <SortableList
              label="Questions"
              items={questions.map((question) => ({ ...question, name: question.title }))}
              onMove={mayManage.allowed ? (id, index) => move.run({ id, index }) : null}
            >
              {(question) => (
                <>
                  <span className={classes.name}>
                    <span className={classes.label}>{question.title}</span>
                    <span className={classes.type}>{questionTypeNames[question.type]}</span>
                  </span>
                  {mayManage.allowed && (
                    <Menu
                      trigger={
                        <IconButton label={`Actions for ${question.title}`}>
                          <IconDots size={16} />
                        </IconButton>
                      }
                      groups={[
                        [
                          {
                            label: 'Edit',
                            icon: <IconPencil size={16} />,
                            onSelect: () => setEditing(question),
                          },
                        ],
                        [
                          {
                            label: 'Delete',
                            icon: <IconTrash size={16} />,
                            danger: true,
                            onSelect: () => void remove(question),
                          },
                        ],
                      ]}
                    />
                  )}
                </>
              )}
            </SortableList>
          )
        }
      </QueryView>
      {editing !== null && (
        <QuestionDialog
          projectId={projectId}
          question={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </Section>
  );
}
