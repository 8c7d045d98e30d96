import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import classes from './copy-field.module.css';

export type CopyFieldProps = {
  label: string;
  value: string;
  /** Answers whether the browser let it through. */
  onCopy: (value: string) => Promise<boolean>;
};

/** For what is shown once: the text is selected on focus, so that it can be copied by hand too. */
export function CopyField({ label, value, onCopy }: CopyFieldProps) {
  const [isCopied, setCopied] = useState(false);
  return (
    <div className={classes.row}>
      <input
        readOnly
        aria-label={label}
        value={value}
        className={classes.input}
        onFocus={(event) => event.target.select()}
      />
      <Button
        icon={isCopied ? <IconCheck size={16} /> : <IconCopy size={16} />}
        onClick={() => void onCopy(value).then(setCopied)}
      >
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
    </div>
  );
}
