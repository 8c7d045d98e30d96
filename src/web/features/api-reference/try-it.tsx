import { useState } from 'react';
import type { ApiOperationFieldsFragment } from '#web/lib/graphql.gen.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormActions, FormStack } from '#web/ui/page-frame.tsx';
import { TextAreaField } from '#web/ui/text-field.tsx';
import { runExample } from './run-example.ts';
import classes from './api-reference.module.css';

type Props = Pick<ApiOperationFieldsFragment, 'kind' | 'name' | 'example'>;

/** The example of an operation. A query is sent with the person's own session; a mutation is only shown. */
export function TryIt({ kind, name, example }: Props) {
  const [query, setQuery] = useState(example.query);
  const [variables, setVariables] = useState(example.variables);
  const [answer, setAnswer] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function run() {
    setBusy(true);
    const result = await runExample({ query, variables });
    setBusy(false);
    setError(result.ok ? null : result.message);
    setAnswer(result.ok ? result.answer : null);
  }

  return (
    <FormStack>
      <TextAreaField
        label="Example"
        spellCheck={false}
        rows={Math.min(16, query.split('\n').length + 1)}
        readOnly={kind === 'MUTATION'}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {example.variables !== '{}' && (
        <TextAreaField
          label="Variables (JSON)"
          spellCheck={false}
          rows={Math.min(10, variables.split('\n').length + 1)}
          readOnly={kind === 'MUTATION'}
          hint={example.runs || kind === 'MUTATION' ? undefined : 'Replace the zeros with an id of yours.'}
          value={variables}
          onChange={(event) => setVariables(event.target.value)}
        />
      )}
      <FormError message={error} />
      <FormActions>
        {kind === 'QUERY' && (
          <Button variant="primary" busy={busy} aria-label={`Run ${name}`} onClick={() => void run()}>
            Run
          </Button>
        )}
        <Button onClick={() => void copyText(query, 'Example copied')}>Copy</Button>
      </FormActions>
      {answer !== null && (
        <section aria-label={`Answer of ${name}`}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it */}
          <pre className={classes.answer} tabIndex={0}>
            {answer}
          </pre>
        </section>
      )}
    </FormStack>
  );
}
