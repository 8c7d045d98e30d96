import { useState } from 'react';
import { useClient, useQuery } from 'urql';
import { archiveToolNames } from '#domain/imports/recognize-tool.ts';
import { formatBytes } from '#domain/numbers/format-bytes.ts';
import type { BulkImportPlace, BulkImportStateFragment } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { ProjectPicker } from '#web/features/projects/index.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { FileList } from './file-list.tsx';
import { typesLabel } from './types-label.ts';
import { sendFolder } from './sendings.ts';
import { BulkImportTypesDocument, StartBulkImportDocument } from './bulk-imports.gen.ts';
import classes from './bulk-imports.module.css';

const choices = [
  { value: 'NEW_PROJECT', label: 'A new project', hint: 'Named after the folder' },
  { value: 'PROJECT', label: 'An existing project', hint: 'Adds the files to its notes' },
  { value: 'FOLDERS', label: 'Folders and projects', hint: 'Each folder becomes a project' },
] as const;

type ReviewImportProps = {
  made: BulkImportStateFragment;
  /** The project that the person came from. */
  forProjectId: string | null;
};

/** What was found, and where it is to go. */
export function ReviewImport({ made, forProjectId }: ReviewImportProps) {
  const { id, counts } = made;
  const client = useClient();
  const [place, setPlace] = useState<BulkImportPlace>(forProjectId === null ? 'NEW_PROJECT' : 'PROJECT');
  const [projectId, setProjectId] = useState(forProjectId);
  const [keepPaths, setKeepPaths] = useState(true);
  const [error, setError] = useState<string | null>(null);
  const start = useCommand(StartBulkImportDocument, { onRefused: setError });
  const [{ data }] = useQuery({ query: BulkImportTypesDocument, variables: { id } });

  async function run() {
    setError(null);
    if (place === 'PROJECT' && projectId === null) return setError('Choose a project');
    const input = { id, place, keepPaths, projectId: place === 'PROJECT' ? projectId : null };
    if ((await start.run({ input })) && made.source === 'FOLDER') void sendFolder(client, id);
    return undefined;
  }

  return (
    <>
      <section className={classes.part} aria-label="Import">
        <h2>{made.name}</h2>
        <p className={classes.hint}>
          {countLabel(counts.waiting, 'file')} to import, {formatBytes(counts.bytes)}
          {counts.skipped > 0 && `. ${countLabel(counts.skipped, 'file')} skipped`}
          {data?.bulkImport && `. ${typesLabel(data.bulkImport.types)}`}
        </p>
        {data?.bulkImport?.tool && made.source === 'ARCHIVE' && (
          <Callout
            actions={
              <Link to="projectNew" className={buttonClass('default')}>
                Import as a project
              </Link>
            }
          >
            This is an export from {archiveToolNames[data.bulkImport.tool]}. To keep its tags, highlights and
            fields, choose “Import project” on the page for new projects. A bulk import adds its files as they
            are.
          </Callout>
        )}
        <ChoiceCards legend="Import into" choices={choices} value={place} onChange={setPlace} />
        {place === 'PROJECT' && (
          <ProjectPicker label="Project" firstId={forProjectId} onChange={setProjectId} />
        )}
        {place !== 'FOLDERS' && (
          <Switch
            label="Keep folder paths"
            hint="Adds a field “Folder” to the project"
            checked={keepPaths}
            onChange={setKeepPaths}
          />
        )}
        <p className={classes.hint}>
          Contacts whose name is in the name of a file or folder are added as participants.
        </p>
        <FormError message={error} />
        <div className={classes.actions}>
          <Button variant="primary" busy={start.busy} onClick={() => void run()}>
            Start import
          </Button>
          <Link
            to="settingsBulkImport"
            {...(forProjectId !== null && { query: { projectId: forProjectId } })}
            className={buttonClass('default')}
          >
            Choose other files
          </Link>
        </div>
      </section>
      <FileList made={made} isWorking={false} />
    </>
  );
}
