import { useState, type FormEvent } from 'react';
import { useQuery } from 'urql';
import { parseDoc } from '#domain/docs/parse-doc.ts';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { ScopeFields, ScopePlacesDocument } from '#web/features/conversations/index.ts';
import type { AiDocCardFragment, ScopePlacesQuery } from '#web/lib/graphql.gen.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormActions, FormStack } from '#web/ui/page-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TextAreaField, TextField } from '#web/ui/text-field.tsx';
import { CreateAiDocDocument, RunAiDocDocument, UpdateAiDocDocument } from './docs.gen.ts';
import { scopeOf } from './scope-of.ts';

/** A new doc, or what the next run of one is asked. */
export function DocForm({ doc }: { doc: AiDocCardFragment | null }) {
  const query = useQuery({ query: ScopePlacesDocument, variables: { first: itemLimits.pageMax } });
  return (
    <QueryView query={query} what="the form" skeleton={<SkeletonRows rows={6} label="Loading the form" />}>
      {(places) => <Form doc={doc} places={places} />}
    </QueryView>
  );
}

function Form({ doc, places }: { doc: AiDocCardFragment | null; places: ScopePlacesQuery }) {
  const [title, setTitle] = useState(doc?.title ?? '');
  const [prompt, setPrompt] = useState(doc?.prompt ?? '');
  const [scope, setScope] = useState(doc && scopeOf(doc));
  const [error, setError] = useState<string | null>(null);
  const create = useCommand(CreateAiDocDocument, { onRefused: setError });
  const update = useCommand(UpdateAiDocDocument, { onRefused: setError });
  const run = useCommand(RunAiDocDocument);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const filter = scope && { objectType: scope.objectType, objectIds: [...scope.objectIds] };
    const parsed = parseDoc({ title, prompt, filter });
    setError(parsed.ok ? null : parsed.message);
    if (!parsed.ok) return;
    const input = { title, prompt, filter };
    const saved = doc
      ? (await update.run({ id: doc.id, input }))?.updateAiDoc
      : (await create.run({ input }))?.createAiDoc;
    if (!saved) return;
    if (!doc) await run.run({ id: saved.id, requestKey: crypto.randomUUID() });
    goTo('doc', { params: { docId: saved.id } });
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormStack>
        <TextAreaField
          label="Prompt"
          rows={6}
          hint={`What the doc should say, as one or more questions. Up to ${textLimits.docPrompt.max.toLocaleString('en')} characters.`}
          value={prompt}
          onChange={(event) => setPrompt(event.target.value)}
        />
        <TextField
          label="Title"
          value={title}
          autoComplete="off"
          hint="Leave it empty to use the beginning of the prompt."
          onChange={(event) => setTitle(event.target.value)}
        />
        <ScopeFields scope={scope} places={places} onChange={setScope} />
        <FormError message={error} />
        <FormActions>
          <Button type="submit" variant="primary" busy={create.busy || update.busy || run.busy}>
            {doc ? 'Save doc' : 'Create doc'}
          </Button>
          <Button onClick={() => (doc ? goTo('doc', { params: { docId: doc.id } }) : goTo('aiDocs'))}>
            Cancel
          </Button>
        </FormActions>
      </FormStack>
    </form>
  );
}
