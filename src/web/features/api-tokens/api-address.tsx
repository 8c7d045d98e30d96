import { openapiPath } from '#domain/api-tokens/openapi-path.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { CopyField } from '#web/ui/copy-field.tsx';
import { Section } from '#web/ui/page-frame.tsx';
import classes from './api-address.module.css';

/** What a program needs beside a token. */
export function ApiAddress() {
  return (
    <Section title="API">
      <div className={classes.form}>
        <p className={classes.text}>
          Import notes, feedback and contacts from your own programs, and subscribe to events. This address
          describes every request with examples, in the OpenAPI format that most tools can read.
        </p>
        <CopyField
          label="OpenAPI description"
          value={`${window.location.origin}${openapiPath}`}
          onCopy={(text) => copyText(text, 'Address copied')}
        />
      </div>
    </Section>
  );
}
