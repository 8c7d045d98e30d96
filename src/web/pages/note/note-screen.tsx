import { useQuery } from 'urql';
import { textLimits } from '#domain/limits/text-limits.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { RequestAccess, ShareButton } from '#web/features/access/index.ts';
import { NoteOrigin } from '#web/features/channels/index.ts';
import { AskButton } from '#web/features/conversations/index.ts';
import { DocumentFacts, type DocumentLink, DocumentScreen } from '#web/features/documents/index.ts';
import { DocumentSkeleton } from '#web/kit/documents/document-layout.tsx';
import { accessObjectOf } from '#web/kit/documents/document-object.ts';
import { useSession, type LiveDocument } from '#web/kit/editor/use-session.ts';
import { DocumentFields } from '#web/features/fields/index.ts';
import { NoteFiles } from '#web/features/files/index.ts';
import { useCan } from '#web/features/members/index.ts';
import { ContactsPanel, NoteContacts } from '#web/features/people/index.ts';
import { SummaryPanel } from '#web/features/summaries/index.ts';
import { TemplateOffer } from '#web/features/templates/index.ts';
import type { NoteFieldsFragment } from '#web/lib/graphql.gen.ts';
import { keepTypedNoteTitle, keptNoteTitle } from '#web/features/notes/index.ts';
import { NoteDocument, UpdateNoteDocument } from '#web/features/notes/notes.gen.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { NoteMenu } from './note-menu.tsx';

export type NoteScreenProps = { noteId: string; link: DocumentLink };

/** The text is asked for at once, not after the note's facts: both are on the way together. */
export function NoteScreen({ noteId, link }: NoteScreenProps) {
  const live = useSession(noteId);
  const query = useQuery({ query: NoteDocument, variables: { id: noteId } });
  const note = query[0].data?.note;
  if (note) return <LoadedNote note={note} live={live} link={link} />;
  return (
    <AppPage title="Note" crumbs={[{ title: 'Note' }]} width="none">
      <QueryView query={query} skeleton={<DocumentSkeleton withTitle />} what="the note">
        {() => (
          <PageFrame>
            <RequestAccess object={{ type: 'NOTE', id: noteId }} />
          </PageFrame>
        )}
      </QueryView>
    </AppPage>
  );
}

type LoadedNoteProps = {
  note: NoteFieldsFragment & { opening: string };
  live: LiveDocument;
  link: DocumentLink;
};

function LoadedNote({ note, live, link }: LoadedNoteProps) {
  const mayEdit = useCan('note.update', accessObjectOf(note));
  const maySetPeople = useCan('note.setPeople', accessObjectOf(note));
  const update = useCommand(UpdateNoteDocument);
  return (
    <DocumentScreen
      kind="note"
      document={note}
      opening={note.opening}
      live={live}
      link={link}
      crumbs={note.project ? [projectCrumb(note.project)] : []}
      titleLimit={textLimits.noteTitle}
      mayEdit={mayEdit}
      onRename={(title) => void update.run({ input: { id: note.id, title } }, keptNoteTitle(note, title))}
      onTypeTitle={(title) => keepTypedNoteTitle(note.id, title)}
      facts={
        <>
          <DocumentFacts document={note} />
          <NoteOrigin noteId={note.id} />
          <NoteContacts noteId={note.id} may={maySetPeople} />
          <NoteFiles ownerId={note.id} isLocked={note.lockedAt !== null} />
        </>
      }
      tabs={[
        {
          value: 'Summary',
          content: (
            <SummaryPanel
              of={{ type: 'NOTE', id: note.id, title: note.title, access: accessObjectOf(note) }}
            />
          ),
        },
        { value: 'Fields', content: <DocumentFields kind="note" document={note} /> },
        { value: 'Contacts', content: <ContactsPanel noteId={note.id} may={maySetPeople} /> },
      ]}
      actions={
        <>
          <AskButton scope={{ objectType: 'Note', id: note.id, title: note.title }} />
          <ShareButton object={{ type: 'NOTE', id: note.id, title: note.title }} />
        </>
      }
      whenEmpty={<TemplateOffer kind="note" document={note} />}
      renderMenu={(editor) => <NoteMenu note={note} editor={editor} />}
    />
  );
}

function projectCrumb({ id, title }: { id: string; title: string }) {
  return {
    title: titleOf('project', title),
    href: buildUrl('projectNotes', { params: { projectId: id }, titles: { projectId: title } }),
  };
}
