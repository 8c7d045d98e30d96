import { IconCode, IconMovie, IconPlayerTrackNext } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useQuery } from 'urql';
import { buildUrl } from '#domain/routes/build-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { formatTime } from '#editor/transcript/format-time.ts';
import { ExportMedia } from '#web/features/media-exports/index.ts';
import type { NoteReelQuery } from '#web/lib/graphql.gen.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NotFound } from '#web/lib/page/not-found.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';
import { CreateReel } from './create-reel.tsx';
import { copyRecordingEmbed } from './embed-reel.ts';
import { RecordingReel } from './recording-reel.tsx';
import { durationOf } from './player/reel-clip.ts';
import { clipsInRecording } from './reel-clips.ts';
import { ReelSkeleton } from './reel-skeleton.tsx';
import { NoteReelDocument } from './reels.gen.ts';
import classes from './reels.module.css';

/** What is highlighted in one recording, in the order of time. */
export function NoteReelScreen({ noteId, fileId }: { noteId: string; fileId: string }) {
  const query = useQuery({ query: NoteReelDocument, variables: { noteId, fileId, first: 100 } });
  const note = query[0].data?.note;
  const name = query[0].data?.file?.name ?? 'Highlights';
  return (
    <AppPage
      title={name}
      crumbs={[
        ...(note
          ? [
              {
                title: titleOf('note', note.title),
                href: buildUrl('note', { params: { noteId }, titles: { noteId: note.title } }),
              },
            ]
          : []),
        { title: name },
      ]}
      width="wide"
    >
      <QueryView query={query} skeleton={<ReelSkeleton />} what="the recording">
        {(data) => <Loaded data={data} />}
      </QueryView>
    </AppPage>
  );
}

function Loaded({ data }: { data: NoteReelQuery }) {
  const { note, file, highlights } = data;
  const [dialog, setDialog] = useState<'export' | 'reel' | null>(null);
  const title = note?.title ?? '';
  const clips = useMemo(
    () => (file ? clipsInRecording(file, title, highlights.items) : []),
    [file, title, highlights.items],
  );
  // An address that joins two things which don't belong together names nothing.
  if (!note || file?.ownerId !== note.id) return <NotFound />;
  const ids = clips.map(({ id }) => id);
  return (
    <>
      <PageHeader
        title={<PageHeading>{file.name}</PageHeading>}
        facts={
          <span>
            {countLabel(clips.length, 'highlight')} · {formatTime(durationOf(clips))}
          </span>
        }
        action={
          clips.length > 0 ? (
            <span className={classes.headActions}>
              <Button icon={<IconCode size={16} />} onClick={() => copyRecordingEmbed(note.id, file.id)}>
                Copy embed code
              </Button>
              <Button icon={<IconPlayerTrackNext size={16} />} onClick={() => setDialog('reel')}>
                Create reel
              </Button>
              <Button variant="primary" icon={<IconMovie size={16} />} onClick={() => setDialog('export')}>
                Export
              </Button>
            </span>
          ) : undefined
        }
      />
      {clips.length === 0 ? (
        <EmptyState icon={<IconMovie size={20} />} title="No highlights in this recording yet">
          Select words in the transcript, or highlight a range while it plays.
        </EmptyState>
      ) : (
        <RecordingReel name={file.name} clips={clips} />
      )}
      {dialog === 'export' && (
        <ExportMedia
          highlightIds={ids}
          name={file.name.replace(/\.[^.]{1,5}$/, '')}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'reel' && (
        <CreateReel projectId={note.projectId} highlightIds={ids} onClose={() => setDialog(null)} />
      )}
    </>
  );
}
