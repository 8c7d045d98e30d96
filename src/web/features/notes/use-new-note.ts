import { makeDocument } from '#web/kit/documents/make-document.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { CreateNoteDocument } from './notes.gen.ts';

/** Makes an empty note in a project and opens it. */
export function useNewNote() {
  const { busy, run } = useCommand(CreateNoteDocument);
  return {
    busy,
    make: (projectId: string): Promise<boolean> =>
      makeDocument(
        async () => (await run({ input: { projectId } }))?.createNote.id,
        (noteId) => goTo('projectNote', { params: { projectId, noteId } }),
      ),
  };
}
