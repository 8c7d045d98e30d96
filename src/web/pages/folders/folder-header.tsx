import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { authorNameOf, titleOf } from '#domain/text/display-names.ts';
import { useCan, useViewer } from '#web/features/members/index.ts';
import type { FolderQuery } from '#web/lib/graphql.gen.ts';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { InlineEdit } from '#web/ui/inline-edit.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { NewProjectInFolder } from './new-project-in-folder.tsx';
import { useFolderCommands } from '#web/features/folders/index.ts';

export type LoadedFolder = NonNullable<FolderQuery['folder']>;

export function FolderHeader({ folder }: { folder: LoadedFolder }) {
  const viewer = useViewer();
  const mayEdit = useCan('folder.update', { level: folder.viewerLevel });
  const commands = useFolderCommands();
  return (
    <PageHeader
      title={
        <PageHeading>
          <InlineEdit
            label="Folder title"
            value={folder.title}
            placeholder={titleOf('folder', '')}
            disabledReason={mayEdit.allowed ? null : mayEdit.reason}
            check={(text) => {
              const parsed = parseText(textLimits.folderTitle, text);
              return parsed.ok ? null : parsed.message;
            }}
            onSave={(title) => void commands.rename(folder, title.trim())}
          />
        </PageHeading>
      }
      facts={
        <>
          <span>Folder</span>
          <span aria-hidden>·</span>
          <span>
            Created by {folder.createdBy?.id === viewer.id ? 'you' : authorNameOf(folder.createdBy)}
          </span>
          <span aria-hidden>·</span>
          <span>
            Updated <RelativeTime at={folder.updatedAt} />
          </span>
        </>
      }
      action={<NewProjectInFolder folder={folder} />}
    />
  );
}
