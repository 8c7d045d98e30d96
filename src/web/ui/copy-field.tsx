import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import classes from './copy-field.module.css';

export type CopyFieldProps = {
  label: string;
  value: string;
  /** Above the field, where there are several. */
  showLabel?: boolean;
  hint?: string | undefined;
  /** Answers whether the browser let it through. */
  onCopy: (value: string) => Promise<boolean>;
};

/** For what is shown once: the text is selected on focus, so that it can be copied by hand too. */
export function CopyField({ label, value, showLabel = false, hint, onCopy }: CopyFieldProps) {
  const [isCopied, setCopied] = useState(false);
  return (
    <Field label={label} hint={hint} hideLabel={!showLabel}>
      {(ids) => (
        <div className={classes.row}>
          <input
            {...ids}
            readOnly
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
      )}
    </Field>
  );
}
