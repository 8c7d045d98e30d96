import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from 'urql';
import { transcriptionLocales } from '#domain/locales/transcription-locales.data.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import {
  DeleteTranslationDocument,
  RequestTranslationDocument,
  TranslationsDocument,
} from '#web/features/files/files.gen.ts';
import { TranslatedText } from './translated-text.tsx';
import type { Translated } from './translated.ts';
import classes from '#web/kit/player/recording-bar.module.css';

type TranslationBarProps = {
  fileId: string;
  mayTranslate: boolean;
  /** A language is being chosen. */
  isAsking: boolean;
  onAsked: () => void;
};

const languages = Object.entries(transcriptionLocales).map(([value, label]) => ({ value, label }));
const nameOf = (language: string): string =>
  languages.find(({ value }) => value === language)?.label ?? language;

/** What is said, in other languages: asked for, under way, and read along with the recording. */
export function TranslationBar({ fileId, mayTranslate, isAsking, onAsked }: TranslationBarProps) {
  const [{ data }] = useQuery({ query: TranslationsDocument, variables: { fileId } });
  const [shownId, setShown] = useState<string | null>(null);
  if (!data) return null;
  return (
    <>
      {data.translations.map((one) => (
        <OneTranslation
          key={one.id}
          translation={one}
          mayTranslate={mayTranslate}
          isShown={one.id === shownId}
          onShow={(isShown) => setShown(isShown ? one.id : null)}
        />
      ))}
      {isAsking && (
        <div className={classes.bar}>
          <AskForLanguage fileId={fileId} isPossible={data.translationEngine !== null} onClose={onAsked} />
        </div>
      )}
    </>
  );
}

type AskProps = { fileId: string; isPossible: boolean; onClose: () => void };

function AskForLanguage({ fileId, isPossible, onClose }: AskProps) {
  const [language, setLanguage] = useState('en-US');
  const request = useCommand(RequestTranslationDocument);
  const close = (
    <IconButton label="Close" onClick={onClose}>
      <IconX size={16} />
    </IconButton>
  );
  if (!isPossible) {
    return (
      <>
        <output className={classes.state}>
          Translation isn’t set up on this server. To set it up, set <code>TRANSLATION_URL</code>.
        </output>
        {close}
      </>
    );
  }
  return (
    <>
      <span className={classes.state}>Translate the transcript</span>
      <CompactSelect label="Into" value={language} options={languages} onChange={setLanguage} />
      <Button
        variant="primary"
        busy={request.busy}
        onClick={() => void request.run({ fileId, language }).then((made) => made && onClose())}
      >
        Translate
      </Button>
      {close}
    </>
  );
}

type OneProps = {
  translation: Translated;
  mayTranslate: boolean;
  isShown: boolean;
  onShow: (isShown: boolean) => void;
};

function OneTranslation({ translation, mayTranslate, isShown, onShow }: OneProps) {
  const { id, fileId, language, status, progress, message, parts } = translation;
  const request = useCommand(RequestTranslationDocument);
  const remove = useCommand(DeleteTranslationDocument);
  const name = nameOf(language);
  const again = () => void request.run({ fileId, language });

  async function takeAway() {
    if (!(await remove.run({ id }))) return;
    if (status === 'Success') showToast({ message: `The ${name} translation was deleted`, undo: again });
  }

  return (
    <>
      <div className={classes.bar}>
        {status === 'Requested' && (
          <>
            <output className={classes.state}>
              Translating into {name}, {Math.round(progress * 100)}%
            </output>
            <span className={classes.progress}>
              <ProgressBar label={`Translation into ${name}`} value={progress} />
            </span>
          </>
        )}
        {status === 'Failure' && (
          <span className={classes.state} data-problem>
            {name}: {message ?? 'The translation failed'}
          </span>
        )}
        {status === 'Success' && (
          <>
            <span className={classes.state}>In {name}</span>
            <Button variant="quiet" aria-expanded={isShown} onClick={() => onShow(!isShown)}>
              {isShown ? 'Hide translation' : 'Show translation'}
            </Button>
          </>
        )}
        {mayTranslate && status !== 'Requested' && (
          <Button variant="quiet" busy={request.busy} onClick={again}>
            {status === 'Failure' ? 'Try again' : 'Translate again'}
          </Button>
        )}
        {mayTranslate && (
          <Button variant="quiet" busy={remove.busy} onClick={() => void takeAway()}>
            {status === 'Requested' ? 'Cancel' : 'Remove'}
          </Button>
        )}
      </div>
      {isShown && status === 'Success' && (
        <TranslatedText fileId={fileId} language={language} parts={parts} />
      )}
    </>
  );
}
