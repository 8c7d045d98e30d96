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
  /** It was just made: what the person does next is copy it. */
  isFirst?: boolean;
  /** Answers whether the browser let it through. */
  onCopy: (value: string) => Promise<boolean>;
};

/** For what is shown once: the text is selected on focus, so that it can be copied by hand too. */
export function CopyField({
  label,
  value,
  showLabel = false,
  hint,
  isFirst = false,
  onCopy,
}: CopyFieldProps) {
  const [isCopied, setCopied] = useState(false);
  return (
    <Field label={label} hint={hint} hideLabel={!showLabel}>
      {(ids) => (
        <div className={classes.row}>
          <input
            {...ids}
            readOnly
            value={value}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form that made it is gone
            autoFocus={isFirst}
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
