import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from 'urql';
import { can } from '#domain/access/can.ts';
import { autoIdentify } from '#domain/locales/transcription-language.ts';
import { transcriptionLocales } from '#domain/locales/transcription-locales.data.ts';
import { useAsViewer } from '#web/features/members/index.ts';
import type { TranscriptFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import type { LoadedFile } from '#web/kit/player/loaded-file.ts';
import {
  CancelTranscriptDocument,
  ImportTranscriptDocument,
  RateTranscriptDocument,
  RequestTranscriptDocument,
  TranscriptsDocument,
} from '#web/features/files/files.gen.ts';
import { pickFiles } from '#web/kit/files/pick-files.ts';
import { TranslationBar } from '#web/features/translations/index.ts';
import classes from '#web/kit/player/recording-bar.module.css';

const languages = [
  { value: '', label: 'Project language' },
  { value: autoIdentify, label: 'Detect language' },
  ...Object.entries(transcriptionLocales).map(([value, label]) => ({ value, label })),
];

/** The way from a recording to its words, and how good they are. */
export function TranscriptBar({ file }: { file: LoadedFile }) {
  const { id, ownerId, viewerLevel } = file;
  const viewer = useAsViewer();
  const mayRequest = can(viewer, 'transcript.request', { level: viewerLevel }).allowed;
  const mayTranslate = can(viewer, 'transcript.translate', { level: viewerLevel }).allowed;
  const [{ data }] = useQuery({ query: TranscriptsDocument, variables: { noteId: ownerId } });
  const newest = data?.transcripts.find(({ fileId }) => fileId === id);
  if (!data) return null;
  if (newest?.status === 'REQUESTED') return <UnderWay transcript={newest} mayCancel={mayRequest} />;
  if (newest?.status === 'COMPLETE')
    return <Finished transcript={newest} file={file} mayRequest={mayRequest} mayTranslate={mayTranslate} />;
  if (!mayRequest) return null;
  const isCancelled = newest?.status === 'CANCELLED';
  return (
    <div className={classes.bar}>
      <span className={classes.state} data-problem={(newest && !isCancelled) || undefined}>
        {newest
          ? isCancelled
            ? 'The transcription was cancelled'
            : (newest.error ?? 'The transcription failed')
          : 'No transcript yet'}
      </span>
      <Ask file={file} label="Transcribe" />
    </div>
  );
}

function UnderWay({ transcript, mayCancel }: { transcript: TranscriptFieldsFragment; mayCancel: boolean }) {
  const cancel = useCommand(CancelTranscriptDocument);
  const { id, progress } = transcript;
  return (
    <div className={classes.bar}>
      <output className={classes.state}>Transcribing, {Math.round(progress * 100)}%</output>
      <span className={classes.progress}>
        <ProgressBar label="Transcription" value={progress} />
      </span>
      {mayCancel && (
        <Button busy={cancel.busy} onClick={() => void cancel.run({ id })}>
          Cancel
        </Button>
      )}
    </div>
  );
}

type FinishedProps = {
  transcript: TranscriptFieldsFragment;
  file: LoadedFile;
  mayRequest: boolean;
  mayTranslate: boolean;
};

function Finished({ transcript, file, mayRequest, mayTranslate }: FinishedProps) {
  const viewer = useAsViewer();
  const rate = useCommand(RateTranscriptDocument);
  const [isAsking, setAsking] = useState(false);
  const [isTranslating, setTranslating] = useState(false);
  const { id, origin, rating, hasSpeech } = transcript;
  const mayRate = can(viewer, 'transcript.rate', { level: file.viewerLevel }).allowed;
  const say = (next: 'Good' | 'Bad') => void rate.run({ id, rating: next });
  return (
    <>
      <div className={classes.bar}>
        <span className={classes.state}>
          {origin === 'IMPORT'
            ? 'Imported transcript'
            : hasSpeech
              ? 'Click a word to hear it'
              : 'No speech found'}
        </span>
        {origin === 'ENGINE' && hasSpeech && mayRate && (
          <>
            <IconButton label="Good transcript" aria-pressed={rating === 'Good'} onClick={() => say('Good')}>
              <IconThumbUp size={16} />
            </IconButton>
            <IconButton label="Bad transcript" aria-pressed={rating === 'Bad'} onClick={() => say('Bad')}>
              <IconThumbDown size={16} />
            </IconButton>
          </>
        )}
        {mayTranslate && hasSpeech && !isAsking && (
          <Button
            variant="quiet"
            aria-expanded={isTranslating}
            onClick={() => setTranslating(!isTranslating)}
          >
            Translate…
          </Button>
        )}
        {mayRequest &&
          (isAsking ? (
            <Ask file={file} label="Replace transcript" onAsked={() => setAsking(false)} />
          ) : (
            <Button variant="quiet" onClick={() => setAsking(true)}>
              Replace
            </Button>
          ))}
      </div>
      <TranslationBar
        fileId={file.id}
        mayTranslate={mayTranslate}
        isAsking={isTranslating}
        onAsked={() => setTranslating(false)}
      />
    </>
  );
}

function Ask({ file, label, onAsked }: { file: LoadedFile; label: string; onAsked?: () => void }) {
  const [language, setLanguage] = useState('');
  const request = useCommand(RequestTranscriptDocument);
  const bring = useCommand(ImportTranscriptDocument);

  async function importFile() {
    const [chosen] = await pickFiles('transcript', { many: false });
    if (!chosen) return;
    const input = { noteId: file.ownerId, fileId: file.id, content: await chosen.text() };
    if (await bring.run({ input })) {
      showToast({ message: 'The transcript is in the note' });
      onAsked?.();
    }
  }

  async function ask() {
    if (await request.run({ fileId: file.id, language: language === '' ? null : language })) onAsked?.();
  }

  return (
    <>
      <CompactSelect
        label="Language spoken"
        value={language}
        options={languages}
        onChange={(value) => setLanguage(value)}
      />
      <Button busy={bring.busy} onClick={() => void importFile()}>
        Import VTT, SRT or text
      </Button>
      <Button variant="primary" busy={request.busy} onClick={() => void ask()}>
        {label}
      </Button>
    </>
  );
}
