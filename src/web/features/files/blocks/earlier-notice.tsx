import type { LoadedFile } from '#web/kit/player/loaded-file.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import classes from './blocks.module.css';
import { ProcessingActions } from './recording-state.tsx';
import { isPreparing, preparingText, stoppedText } from './recording-words.ts';

/** Above a recording that plays as it was before redactions that are not rendered yet. */
export function EarlierNotice({ file }: { file: LoadedFile }) {
  const isUnderWay = isPreparing(file);
  const state = isUnderWay ? 'Redaction in progress.' : stoppedText(file);
  return (
    <div className={classes.earlier} data-problem={file.processing === 'ERROR' || undefined}>
      <output className={classes.words}>
        <span>{state} You’re watching the version before it.</span>
        <span className={classes.note}>
          {isUnderWay && `${preparingText(file)}. `}Others can play the recording when it’s redacted.
        </span>
      </output>
      {isUnderWay && (
        <span className={classes.bar}>
          <ProgressBar label={`Redacting ${file.name}`} value={file.progress} />
        </span>
      )}
      <ProcessingActions file={file} />
    </div>
  );
}
