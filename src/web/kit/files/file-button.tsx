import type { ReactNode } from 'react';
import { buttonClass } from '#web/ui/button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import classes from './file-button.module.css';

type FileButtonProps = {
  label: string;
  icon: ReactNode;
  onFiles: (files: readonly File[]) => void;
  /** What the input is called, where that is not the label. */
  name?: string;
  /** The endings that the file chooser of the system offers. */
  accept?: string;
  /** A whole folder in place of a file. */
  isFolder?: boolean;
  isFirst?: boolean;
  disabled?: boolean;
};

/** Opens the file chooser of the system; the input itself lies over the button, unseen. */
export function FileButton({
  label,
  icon,
  onFiles,
  name = label,
  accept,
  isFolder = false,
  isFirst = false,
  disabled = false,
}: FileButtonProps) {
  return (
    <label
      className={joinClasses(buttonClass('default'), classes.button)}
      data-disabled={disabled || undefined}
    >
      {icon} {label}
      <input
        type="file"
        aria-label={name}
        className={classes.input}
        accept={accept}
        disabled={disabled}
        data-autofocus={isFirst || undefined}
        ref={(input) => {
          if (isFolder) input?.setAttribute('webkitdirectory', '');
        }}
        multiple={isFolder}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file can be chosen again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}
