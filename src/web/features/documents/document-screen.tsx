import { IconMessage } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { use, useCallback, useEffect, useState, type ReactNode } from 'react';
import { boolean } from '#domain/codec/primitives.ts';
import type { Decision } from '#domain/access/can.ts';
import { parseText, type TextLimit } from '#domain/limits/text-limit.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { CommentMarkStyle } from '#web/features/comments/comment-mark-style.tsx';
import { CommentsPanel } from '#web/features/comments/comments-panel.tsx';
import {
  markThread,
  showThreadText,
  targetOf,
  type CommentTarget,
} from '#web/features/comments/comment-target.ts';
import type { LiveDocument } from '#web/features/editor/use-session.ts';
import { useCan, useViewer } from '#web/features/members/viewer-context.tsx';
import { StarButton } from '#web/features/stars/star-button.tsx';
import { useLocalValue } from '#web/lib/local-value.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { PageSurroundings } from '#web/lib/page/page-surroundings.ts';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import type { Crumb } from '#web/ui/breadcrumbs.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { InlineEdit } from '#web/ui/inline-edit.tsx';
import { DocumentBody } from './document-body.tsx';
import { DocumentLayout } from './document-layout.tsx';
import { accessObjectOf, objectTypes, type DocumentFields, type DocumentKind } from './document-object.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { OutlineMenu } from './outline-menu.tsx';
import { PresenceAvatars } from './presence-avatars.tsx';
import { SavingState } from './saving-state.tsx';
import { useShowFound } from './use-show-found.ts';
import { useRecordVisit } from './use-record-visit.ts';
import { useThreadClicks } from './use-thread-clicks.ts';
import classes from './document-screen.module.css';

export type DocumentScreenProps = {
  kind: DocumentKind;
  document: DocumentFields;
  live: LiveDocument;
  crumbs: readonly Crumb[];
  titleLimit: TextLimit;
  mayEdit: Decision;
  onRename: (title: string) => void;
  facts: ReactNode;
  /** Buttons between the star and the menu. */
  actions?: ReactNode;
  renderMenu: (editor: Editor | null) => ReactNode;
  /** From the address: `c=` leads to a comment. */
  commentId: string | null;
  /** From the address: `searchContent=` leads to what a search found. */
  foundText: string | null;
};

/** A note or an insight: title, text, comments. */
export function DocumentScreen({
  kind,
  document,
  live,
  crumbs,
  titleLimit,
  mayEdit,
  onRename,
  facts,
  actions,
  renderMenu,
  commentId,
  foundText,
}: DocumentScreenProps) {
  const { id, projectId } = document;
  const viewer = useViewer();
  const access = accessObjectOf(document);
  const mayComment = useCan('comment.create', access).allowed;
  const [editor, setEditor] = useState<Editor | null>(null);
  const [isOpen, setOpen] = useState(commentId !== null);
  const [isPinned, setPinned] = useLocalValue('documentComments', boolean, true);
  const { isPeek } = use(PageSurroundings);
  const isSideOpen = isOpen || (isPinned && !isPeek && isWide());
  const [target, setTarget] = useState<CommentTarget | null>(null);
  const [activeThreadId, setActiveThreadId] = useState<string | null>(null);
  useRecordVisit(objectTypes[kind], id);
  useShowFound(editor, foundText);

  const openThread = useCallback((threadId: string) => {
    setActiveThreadId(threadId);
    setOpen(true);
  }, []);
  useThreadClicks(editor, openThread);
  const comment = useCallback((from: Editor) => {
    setTarget(targetOf(from));
    setOpen(true);
  }, []);
  const show = useCallback(
    (thread: { id: string; quote: string }) => {
      if (editor) showThreadText(editor, thread);
    },
    [editor],
  );
  useEffect(() => {
    if (editor && commentId !== null && activeThreadId !== null) show({ id: activeThreadId, quote: '' });
    // Only the arrival by link scrolls the text.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [editor, activeThreadId === null]);

  function toggleSide() {
    setOpen(!isSideOpen);
    if (!isPeek) setPinned(!isSideOpen);
    if (isSideOpen) setTarget(null);
  }

  function finishTarget(threadId: string | null) {
    if (threadId !== null && target && editor) {
      markThread(editor, target, threadId);
      setActiveThreadId(threadId);
    }
    setTarget(null);
  }

  const title = titleOf(kind, document.title);
  return (
    <AppPage
      title={title}
      crumbs={[...crumbs, { title }]}
      width="none"
      actions={
        <>
          {live.session && <PresenceAvatars session={live.session} viewerId={viewer.id} />}
          {live.session && <SavingState session={live.session} isLocked={document.lockedAt !== null} />}
          <span className={classes.roomy}>
            <OutlineMenu editor={editor} />
            <StarButton type={objectTypes[kind]} id={id} starred={document.starred} />
          </span>
          <IconButton
            label={commentsLabel(document.openThreads, document.unreadComments)}
            aria-expanded={isSideOpen}
            className={classes.comments}
            onClick={toggleSide}
          >
            <IconMessage size={16} />
            {document.openThreads > 0 && (
              <span className={classes.count} data-unread={document.unreadComments > 0 || undefined}>
                {document.openThreads}
              </span>
            )}
          </IconButton>
          {actions}
          {renderMenu(editor)}
        </>
      }
    >
      <CommentMarkStyle on={{ kind, id }} activeThreadId={activeThreadId} />
      <DocumentLayout
        banner={live.session && <OfflineBanner session={live.session} />}
        title={
          <PageHeading>
            <InlineEdit
              label={`${kind === 'note' ? 'Note' : 'Insight'} title`}
              value={document.title}
              placeholder={titleOf(kind, '')}
              disabledReason={mayEdit.allowed ? null : mayEdit.reason}
              check={(text) => {
                const parsed = parseText(titleLimit, text);
                return parsed.ok ? null : parsed.message;
              }}
              onSave={(text) => onRename(text.trim())}
            />
          </PageHeading>
        }
        facts={facts}
        side={
          isSideOpen ? (
            <CommentsPanel
              on={{ kind, id, projectId, access }}
              target={target}
              onTargetDone={finishTarget}
              activeThreadId={activeThreadId}
              onActivate={setActiveThreadId}
              commentId={commentId}
              onShowText={show}
              onClose={toggleSide}
            />
          ) : null
        }
      >
        <DocumentBody
          live={live}
          label={`Text of ${title}`}
          projectId={projectId}
          isEditable={mayEdit.allowed && !live.isReadOnly}
          onComment={mayComment ? comment : null}
          onReady={setEditor}
        />
      </DocumentLayout>
    </AppPage>
  );
}

function commentsLabel(open: number, unread: number): string {
  if (unread > 0) return `Comments, ${unread} new`;
  return open > 0 ? `Comments, ${open} open` : 'Comments';
}

/** Beside the text only where both have room. */
function isWide(): boolean {
  return matchMedia('(min-width: 1200px)').matches;
}
