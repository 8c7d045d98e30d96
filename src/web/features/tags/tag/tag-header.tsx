import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from 'urql';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { TagDot } from '#web/kit/objects/tag-dot.tsx';
import type { TagPageFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { InlineEdit } from '#web/ui/inline-edit.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { ColorDialog } from '../dialogs/color-dialog.tsx';
import { boardUrl } from '../model/board-url.ts';
import { keepTypedTagWords, keptTagWords, type TagWords } from '../model/kept-words.ts';
import { useTagRefusal } from '../model/tag-access.ts';
import { sentimentNames } from '../model/tag-names.ts';
import { TagProjectsDocument, UpdateTagDocument } from '../tags.gen.ts';
import classes from './tag-screen.module.css';

type TagHeaderProps = {
  tag: TagPageFieldsFragment;
  projectId: string | null;
  onProject: (projectId: string | null) => void;
};

export function TagHeader({ tag, projectId, onProject }: TagHeaderProps) {
  const [isColoring, setColoring] = useState(false);
  const update = useCommand(UpdateTagDocument);
  const refusal = useTagRefusal(tag.board, tag.board.project ?? null);
  const reason = refusal('tag.update', [tag]);
  const save = (words: TagWords) =>
    void update.run({ input: { id: tag.id, ...words } }, keptTagWords(tag, words));
  const checkWith = (limit: (typeof textLimits)[keyof typeof textLimits]) => (text: string) => {
    const parsed = parseText(limit, text);
    return parsed.ok ? null : parsed.message;
  };
  return (
    <header className={classes.header}>
      <div className={classes.heading}>
        <button
          type="button"
          className={classes.dot}
          aria-label="Change color"
          disabled={reason !== null}
          onClick={() => setColoring(true)}
        >
          <TagDot color={tag.color} />
        </button>
        <h1>
          <InlineEdit
            label="Title"
            value={tag.title}
            placeholder={titleOf('tag', '')}
            disabledReason={reason}
            check={checkWith(textLimits.tagTitle)}
            onSave={(title) => save({ title: title.trim() })}
            onType={(title) => keepTypedTagWords(tag.id, 'title', title && title.trim())}
            savesWhileTyping
          />
        </h1>
        {tag.lockedAt !== null && <IconLock size={16} title="Locked" className={classes.lock} />}
      </div>
      <p className={classes.facts}>
        <a href={boardHref(tag, projectId)}>
          {titleOf('board', tag.board.title)}
          {tag.group && ` / ${titleOf('group', tag.group.title)}`}
        </a>
        <span>{countLabel(tag.highlightCount, 'highlight')}</span>
        {tag.sentiment != null && <span>{sentimentNames[tag.sentiment]}</span>}
        {tag.role != null && <span>{tag.role}</span>}
        {tag.lastUsedAt != null && (
          <span>
            last used <RelativeTime at={tag.lastUsedAt} />
          </span>
        )}
      </p>
      {(tag.description !== '' || reason === null) && (
        <div className={classes.description}>
          <InlineEdit
            label="Description"
            value={tag.description}
            placeholder="Say when to use this tag, and when not"
            disabledReason={reason}
            multiline
            check={checkWith(textLimits.tagDescription)}
            onSave={(description) => save({ description })}
            onType={(description) => keepTypedTagWords(tag.id, 'description', description)}
            savesWhileTyping
          />
        </div>
      )}
      {tag.projectId === null && <ProjectFilter tagId={tag.id} projectId={projectId} onProject={onProject} />}
      {isColoring && (
        <ColorDialog
          title={`Color of “${titleOf('tag', tag.title)}”`}
          color={tag.color}
          onClose={() => setColoring(false)}
          onChoose={(color) => {
            setColoring(false);
            void update.run({ input: { id: tag.id, color } });
          }}
        />
      )}
    </header>
  );
}

function boardHref({ board }: TagPageFieldsFragment, projectId: string | null): string {
  const project = board.projectId ?? projectId;
  return boardUrl(project === null ? null : { id: project, title: '' }, board);
}

type ProjectFilterProps = { tagId: string } & Pick<TagHeaderProps, 'projectId' | 'onProject'>;

function ProjectFilter({ tagId, projectId, onProject }: ProjectFilterProps) {
  const [{ data }] = useQuery({
    query: TagProjectsDocument,
    variables: { id: tagId },
    requestPolicy: 'cache-and-network',
  });
  const uses = (data?.tagProjects ?? []).flatMap(({ project, count }) =>
    project ? [{ project, count }] : [],
  );
  if (uses.length < 2 && projectId === null) return null;
  return (
    <CompactSelect
      label="Project"
      value={projectId ?? ''}
      options={[
        { value: '', label: 'All projects' },
        ...uses.map(({ project, count }) => ({
          value: project.id,
          label: `${titleOf('project', project.title)} (${count})`,
        })),
      ]}
      onChange={(id) => onProject(id === '' ? null : id)}
    />
  );
}
