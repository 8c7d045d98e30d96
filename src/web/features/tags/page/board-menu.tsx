import { IconCursorText, IconDots, IconFileExport, IconFileImport, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useClient } from 'urql';
import { titleOf } from '#domain/text/display-names.ts';
import { ImportAssistant } from '#web/features/imports/index.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { problemOf } from '#web/lib/graphql-problem.ts';
import type { ProjectFieldsFragment, TagBoardFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { TitleDialog } from '../dialogs/title-dialog.tsx';
import type { TagRefusal } from '../model/tag-access.ts';
import {
  DeleteTagBoardDocument,
  RestoreTagBoardDocument,
  TagsCsvDocument,
  UpdateTagBoardDocument,
} from '../tags.gen.ts';

type BoardMenuProps = {
  project: ProjectFieldsFragment | null;
  board: TagBoardFieldsFragment;
  refusal: TagRefusal;
};

export function BoardMenu({ project, board, refusal }: BoardMenuProps) {
  const client = useClient();
  const [layer, setLayer] = useState<'rename' | 'import' | null>(null);
  const update = useCommand(UpdateTagBoardDocument);
  const remove = useCommand(DeleteTagBoardDocument);
  const restore = useCommand(RestoreTagBoardDocument);
  const name = titleOf('board', board.title);
  const close = () => setLayer(null);

  async function download() {
    const { data, error } = await client
      .query(TagsCsvDocument, { boardId: board.id }, { requestPolicy: 'network-only' })
      .toPromise();
    if (!data) {
      showToast({ message: error ? problemOf(error).message : 'Nothing to export', tone: 'error' });
      return;
    }
    saveFile(new Blob([data.tagsCsv], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
  }

  async function removeBoard() {
    const { id } = board;
    if (!(await remove.run({ id }))) return;
    if (project === null) goTo('settingsTags');
    else goTo('projectTags', { params: { projectId: project.id }, titles: { projectId: project.title } });
    showToast({ message: `Deleted the board “${name}”`, undo: () => void restore.run({ id }) });
  }

  return (
    <>
      <Menu
        trigger={
          <IconButton label="Board actions">
            <IconDots size={16} />
          </IconButton>
        }
        groups={[
          [
            {
              label: 'Rename board…',
              icon: <IconCursorText size={16} />,
              disabledReason: refusal('tagBoard.update'),
              onSelect: () => setLayer('rename'),
            },
          ],
          [
            {
              label: 'Import table…',
              icon: <IconFileImport size={16} />,
              disabledReason: refusal('tag.create'),
              onSelect: () => setLayer('import'),
            },
            { label: 'Export CSV', icon: <IconFileExport size={16} />, onSelect: () => void download() },
          ],
          [
            {
              label: 'Delete board',
              icon: <IconTrash size={16} />,
              danger: true,
              disabledReason: refusal('tagBoard.delete'),
              onSelect: () => void removeBoard(),
            },
          ],
        ]}
      />
      {layer === 'import' && <ImportAssistant target="TAGS" holderId={board.id} onClose={close} />}
      {layer === 'rename' && (
        <TitleDialog
          heading="Rename the board"
          title={board.title}
          action="Rename"
          busy={update.busy}
          onClose={close}
          onSave={(title) =>
            void update.run({ input: { id: board.id, title } }).then((done) => done && close())
          }
        />
      )}
    </>
  );
}
