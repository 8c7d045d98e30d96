import { useState } from 'react';
import { useQuery } from 'urql';
import { titleOf } from '#domain/text/display-names.ts';
import type { ProjectFieldsFragment, ProjectImportContentsQuery } from '#web/lib/graphql.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { ProjectImportContentsDocument, StartProjectImportDocument } from './project-imports.gen.ts';
import classes from './import-project.module.css';

export type ProjectContentsProps = {
  id: string;
  project: ProjectFieldsFragment;
  onBack: () => void;
  onStarted: () => void;
};

/** What is in the file, and where it is to go. */
export function ProjectContents({ id, ...props }: ProjectContentsProps) {
  const query = useQuery({
    query: ProjectImportContentsDocument,
    variables: { id },
    requestPolicy: 'network-only',
  });
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonRows rows={6} label="Loading the contents" />}
      what="the contents"
    >
      {({ projectImport }) =>
        projectImport?.contents ? <Choice id={id} contents={projectImport.contents} {...props} /> : null
      }
    </QueryView>
  );
}

type Contents = NonNullable<NonNullable<ProjectImportContentsQuery['projectImport']>['contents']>;

function Choice({ id, contents, project, onBack, onStarted }: ProjectContentsProps & { contents: Contents }) {
  const [place, setPlace] = useState<'here' | 'new'>('here');
  const [error, setError] = useState<string | null>(null);
  const start = useCommand(StartProjectImportDocument, { onRefused: setError });
  const counts = [
    ['Sources', contents.sourceCount],
    ['Codes', contents.codeCount],
    ['Codings', contents.codingCount],
    ['Cases', contents.caseCount],
    ['Memos', contents.memoCount],
  ] as const;

  async function run() {
    if (await start.run({ id, intoNew: place === 'new' })) onStarted();
  }

  return (
    <>
      <h2>{contents.name || 'Codebook'}</h2>
      {contents.origin !== '' && <p className={classes.hint}>Exported from {contents.origin}</p>}
      <dl className={classes.counts} aria-label="Contents">
        {counts.map(([name, count]) => (
          <Count key={name} name={name} count={count} />
        ))}
      </dl>
      {contents.kept.length > 0 && (
        <Callout>
          Hark has no place for these. They are kept and come out again when you export the project as
          REFI-QDA: {contents.kept.join(', ')}.
        </Callout>
      )}
      {contents.missingFileCount > 0 && (
        <Callout>
          {countLabel(contents.missingFileCount, 'source')} in this project came without a file. The codes and
          notes on {contents.missingFileCount === 1 ? 'it' : 'them'} are imported without it.
        </Callout>
      )}
      <ChoiceCards
        legend="Import into"
        choices={[
          { value: 'here', label: 'This project', hint: titleOf('project', project.title) },
          { value: 'new', label: 'A new project', hint: contents.name },
        ]}
        value={place}
        onChange={setPlace}
      />
      <p className={classes.hint}>
        Sources become notes, codes become tags, cases become contacts and memos become insights.
      </p>
      <FormError message={error} />
      <div className={classes.actions}>
        <Button onClick={onBack}>Choose another file</Button>
        <Button variant="primary" busy={start.busy} onClick={() => void run()}>
          Start import
        </Button>
      </div>
    </>
  );
}

function Count({ name, count }: { name: string; count: number }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{count.toLocaleString('en')}</dd>
    </>
  );
}
