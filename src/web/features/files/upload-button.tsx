import { IconUpload } from '@tabler/icons-react';
import { useClient } from 'urql';
import { useCan } from '#web/features/members/index.ts';
import { useProjectObject } from '#web/features/projects/index.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { pickFiles } from '#web/kit/files/pick-files.ts';

/** Files that become notes of a project. Dropping them on its pages does the same. */
export function UploadButton({ project }: { project: ProjectFieldsFragment }) {
  const may = useCan('note.create', useProjectObject(project));
  const client = useClient();
  if (!may.allowed) return null;

  async function upload() {
    const files = await pickFiles('any');
    if (files.length === 0) return;
    try {
      const { addAsNotes } = await loadChunk('uploads', () => import('./upload/add-as-notes.ts'));
      addAsNotes(client, project, files);
    } catch {
      showToast({ message: 'Hark couldn’t start the upload. Reload the page.', tone: 'error' });
    }
  }

  return (
    <Button icon={<IconUpload size={16} />} onClick={() => void upload()}>
      Upload
    </Button>
  );
}
