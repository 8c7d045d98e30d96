import { IconDots, IconMoodPlus } from '@tabler/icons-react';
import type { JSONContent } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { AccessObject } from '#domain/access/can.ts';
import { authorNameOf } from '#domain/text/display-names.ts';
import { useCan, useViewer } from '#web/features/members/index.ts';
import { commonReactions } from '#web/kit/editor/menus/emoji.data.ts';
import type { CommentFieldsFragment, ReactMutation, UnreactMutation } from '#web/lib/graphql.gen.ts';
import { keptAs } from '#web/lib/outbox/keep.ts';
import {
  DeleteCommentDocument,
  EditCommentDocument,
  ReactDocument,
  RestoreCommentDocument,
  UnreactDocument,
} from './comments.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { CommentText } from './comment-body.tsx';
import { CommentEditor } from './comment-editor.tsx';
import type { Commented } from './commented.ts';
import { asEdited, asReacted } from './kept-comment.ts';
import classes from './thread.module.css';

export type CommentItemProps = { comment: CommentFieldsFragment; on: Commented; isLinked: boolean };

export function CommentItem({ comment, on, isLinked }: CommentItemProps) {
  const viewer = useViewer();
  const [isEditing, setEditing] = useState(false);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isLinked) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isLinked]);
  const edit = useCommand(EditCommentDocument);
  const { originalAuthor } = comment;
  const name = originalAuthor ?? authorNameOf(comment.author, viewer.id);
  if (comment.deletedAt !== null) return <p className={classes.deleted}>This comment was deleted</p>;
  return (
    <article
      ref={place}
      className={classes.comment}
      aria-label={`Comment by ${name}`}
      data-linked={isLinked || undefined}
    >
      <header className={classes.head}>
        <Avatar
          name={originalAuthor ?? comment.author?.name ?? '?'}
          seed={originalAuthor ?? comment.author?.id ?? comment.id}
        />
        <span className={classes.author}>{name}</span>
        <span className={classes.time}>
          <RelativeTime at={comment.createdAt} />
          {comment.editedAt !== null && ' (edited)'}
        </span>
        <CommentMenu comment={comment} on={on} onEdit={() => setEditing(true)} />
      </header>
      {originalAuthor !== null && (
        <p className={classes.imported}>Imported by {authorNameOf(comment.author)}</p>
      )}
      {isEditing ? (
        <CommentEditor
          label="Edit the comment"
          placeholder=""
          projectId={on.projectId}
          place={`edit.${comment.id}`}
          submitLabel="Save"
          initial={comment.body as JSONContent}
          onClose={() => setEditing(false)}
          onSubmit={async (body, text) => {
            const meanwhile = keptAs(asEdited(comment, body, text), { documentId: on.id });
            return (await edit.run({ id: comment.id, body }, meanwhile)) !== null;
          }}
        />
      ) : (
        <CommentText body={comment.body} text={comment.text} />
      )}
      <Reactions comment={comment} access={on.access} />
    </article>
  );
}

function CommentMenu({
  comment,
  on,
  onEdit,
}: {
  comment: CommentFieldsFragment;
  on: Commented;
  onEdit: () => void;
}) {
  const authored: AccessObject = { ...on.access, authorId: comment.author?.id ?? null };
  const mayEdit = useCan('comment.update', authored);
  const mayDelete = useCan('comment.delete', authored);
  const remove = useCommand(DeleteCommentDocument);
  const restore = useCommand(RestoreCommentDocument);

  async function deleteIt() {
    const { id } = comment;
    if (!(await remove.run({ id }))) return;
    showToast({ message: 'Comment deleted', undo: () => void restore.run({ id }) });
  }

  return (
    <span className={classes.menu}>
      <Menu
        trigger={
          <IconButton label="Comment actions">
            <IconDots size={16} />
          </IconButton>
        }
        groups={[
          [
            { label: 'Copy link', onSelect: () => void copyLink(on, comment.id) },
            { label: 'Edit', disabledReason: mayEdit.allowed ? null : mayEdit.reason, onSelect: onEdit },
          ],
          [
            {
              label: 'Delete',
              danger: true,
              disabledReason: mayDelete.allowed ? null : mayDelete.reason,
              onSelect: () => void deleteIt(),
            },
          ],
        ]}
      />
    </span>
  );
}

function Reactions({ comment, access }: { comment: CommentFieldsFragment; access: AccessObject }) {
  const mayReact = useCan('comment.react', access);
  const react = useCommand(ReactDocument);
  const unreact = useCommand(UnreactDocument);
  const toggle = (emoji: string, isYours: boolean) => {
    const [variables, after] = [{ commentId: comment.id, emoji }, asReacted(comment, emoji, !isYours)];
    if (isYours) void unreact.run(variables, keptAs<UnreactMutation>({ unreact: after }));
    else void react.run(variables, keptAs<ReactMutation>({ react: after }));
  };
  return (
    <div className={classes.reactions}>
      {comment.reactions.map(({ emoji, count, isYours }) => (
        <button
          key={emoji}
          type="button"
          className={classes.reaction}
          aria-pressed={isYours}
          aria-label={`${emoji}, ${count}`}
          disabled={!mayReact.allowed}
          title={mayReact.allowed ? undefined : mayReact.reason}
          onClick={() => toggle(emoji, isYours)}
        >
          {emoji} {count}
        </button>
      ))}
      {mayReact.allowed && (
        <Menu
          align="start"
          trigger={
            <button type="button" aria-label="Add a reaction" className={classes.addReaction}>
              <IconMoodPlus size={16} />
            </button>
          }
          groups={[
            commonReactions.map((emoji) => ({
              label: emoji,
              onSelect: () =>
                toggle(
                  emoji,
                  comment.reactions.some((one) => one.emoji === emoji && one.isYours),
                ),
            })),
          ]}
        />
      )}
    </div>
  );
}

async function copyLink({ kind, id }: Commented, commentId: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.origin + pathTo(kind, id, { c: commentId }));
    showToast({ message: 'Link copied' });
  } catch {
    showToast({ message: 'Your browser blocked copying the link', tone: 'error' });
  }
}

function pathTo(kind: Commented['kind'], id: string, hash: { c: string }): string {
  if (kind === 'person') return buildUrl('contact', { params: { personId: id }, hash });
  return kind === 'note'
    ? buildUrl('note', { params: { noteId: id }, hash })
    : buildUrl('insight', { params: { insightId: id }, hash });
}
