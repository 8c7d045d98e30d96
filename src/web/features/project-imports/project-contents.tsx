import { useState } from 'react';
import { useQuery } from 'urql';
import { isNamedTool } from '#domain/imports/recognize-tool.ts';
import { titleOf } from '#domain/text/display-names.ts';
import type { ImportProject } from '#web/kit/files/import-wish.ts';
import type { ProjectImportContentsQuery } from '#web/lib/graphql.gen.ts';
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
  project: ImportProject | null;
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

const refiNames = ['Sources', 'Codes', 'Codings', 'Cases', 'Memos'] as const;
const communityNames = ['Notes', 'Tags', 'Highlights', 'Contacts', 'Insights'] as const;

type Contents = NonNullable<NonNullable<ProjectImportContentsQuery['projectImport']>['contents']>;

function Choice({ id, contents, project, onBack, onStarted }: ProjectContentsProps & { contents: Contents }) {
  const [place, setPlace] = useState<'here' | 'new'>(project ? 'here' : 'new');
  const [error, setError] = useState<string | null>(null);
  const start = useCommand(StartProjectImportDocument, { onRefused: setError });
  const isCommunity = contents.projects.length > 0;
  const isTool = isNamedTool(contents.origin);
  const names = isCommunity || isTool ? communityNames : refiNames;
  const counts = [
    [names[0], contents.sourceCount],
    [names[1], contents.codeCount],
    [names[2], contents.codingCount],
    [names[3], contents.caseCount],
    [names[4], contents.memoCount],
  ] as const;

  async function run() {
    if (await start.run({ id, intoNew: isCommunity || place === 'new' })) onStarted();
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
          {isTool
            ? 'Hark has no place for these. They aren’t imported: '
            : 'Hark has no place for these. They are kept and come out again when you export the project as REFI-QDA: '}
          {contents.kept.join(', ')}.
        </Callout>
      )}
      {contents.missingFileCount > 0 && (
        <Callout>
          {isCommunity
            ? `${countLabel(contents.missingFileCount, 'file')} of this archive can’t be imported, because it contains only links to files.`
            : `${countLabel(contents.missingFileCount, 'source')} in this project came without a file. The codes and notes on ${contents.missingFileCount === 1 ? 'it' : 'them'} are imported without it.`}
        </Callout>
      )}
      {project && !isCommunity && (
        <ChoiceCards
          legend="Import into"
          choices={[
            { value: 'here', label: 'This project', hint: titleOf('project', project.title) },
            { value: 'new', label: 'A new project', hint: contents.name },
          ]}
          value={place}
          onChange={setPlace}
        />
      )}
      <p className={classes.hint}>
        {isCommunity
          ? `Creates ${countLabel(contents.projects.length, 'new project')}. Contacts with the same e-mail or name are used, not created again.`
          : isTool
            ? 'Columns without a place become fields. Contacts with the same e-mail or name are used, not created again.'
            : 'Sources become notes, codes become tags, cases become contacts and memos become insights.'}
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
