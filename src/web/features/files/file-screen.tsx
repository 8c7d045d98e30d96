import { useQuery } from 'urql';
import { can } from '#domain/access/can.ts';
import { cleanFileName, parseUploadDraft } from '#domain/files/upload-draft.ts';
import { authorNameOf } from '#domain/text/display-names.ts';
import { objectUrl, kindOf } from '#web/kit/objects/object-ref.ts';
import { useAsViewer, useViewer } from '#web/features/members/index.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NotFound } from '#web/lib/page/not-found.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { InlineEdit } from '#web/ui/inline-edit.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DownloadLink, factsOf } from './blocks/file-card.tsx';
import { FileGate } from './blocks/file-gate.tsx';
import type { LoadedFile } from '#web/kit/player/loaded-file.ts';
import { FileContent } from './file-content.tsx';
import { FileDocument, UpdateFileDocument } from './files.gen.ts';
import classes from './file-screen.module.css';

/** One file on a page of its own: to watch, to read or to save, with the way back to where it belongs. */
export function FileScreen({ fileId, page }: { fileId: string; page: number | null }) {
  const query = useQuery({ query: FileDocument, variables: { id: fileId } });
  const file = query[0].data?.file;
  const title = file?.name ?? 'File';
  return (
    <AppPage
      title={title}
      crumbs={[...(file ? [ownerCrumb(file)] : []), { title }]}
      actions={file && <DownloadLink file={file} />}
      width="wide"
    >
      <QueryView query={query} skeleton={<Skeleton height={320} />} what="the file">
        {(data) => (data.file ? <LoadedScreen file={data.file} page={page} /> : <NotFound />)}
      </QueryView>
    </AppPage>
  );
}

function LoadedScreen({ file, page }: { file: LoadedFile; page: number | null }) {
  const viewer = useViewer();
  const may = can(useAsViewer(), 'file.upload', { level: file.viewerLevel });
  const update = useCommand(UpdateFileDocument);
  return (
    <>
      <PageHeader
        title={
          <PageHeading>
            <InlineEdit
              label="File name"
              value={file.name}
              placeholder="Untitled file"
              disabledReason={may.allowed ? null : may.reason}
              check={(name) => {
                const parsed = parseUploadDraft({ name, size: 0 });
                return parsed.ok ? null : parsed.message;
              }}
              onSave={(name) => void update.run({ input: { id: file.id, name: cleanFileName(name) } })}
            />
          </PageHeading>
        }
        facts={
          <span>
            {factsOf(file)}
            {', added '}
            <RelativeTime at={file.createdAt} />
            {file.createdBy && (
              <> by {file.createdBy.id === viewer.id ? 'you' : authorNameOf(file.createdBy)}</>
            )}
          </span>
        }
      />
      <div className={classes.content}>
        <FileGate fileId={file.id} name={file.name} onRemove={null}>
          {(loaded) => <FileContent file={loaded} page={page} />}
        </FileGate>
      </div>
    </>
  );
}

function ownerCrumb({ ownerType, ownerId }: LoadedFile) {
  const kind = kindOf(ownerType);
  return {
    title: kind.charAt(0).toUpperCase() + kind.slice(1),
    href: objectUrl({ type: ownerType, id: ownerId, title: '' }),
  };
}
