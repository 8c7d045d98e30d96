import { useState } from 'react';
import { communityKinds, projectExportLooks, type CommunityKind } from '#domain/exports/project-export.ts';
import type { ExportConfigInput } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';
import { ExportProjectsDocument } from './project-exports.gen.ts';

const choices = communityKinds.map((value) => {
  const { label, hint } = projectExportLooks[value];
  return { value, label, hint };
});

export type ExportProjectsFormProps = {
  config: ExportConfigInput;
  /** 'Export workspace' */
  label: string;
  onStarted?: (exportId: string) => void;
};

/** Several projects as one archive. */
export function ExportProjectsForm({ config, label, onStarted }: ExportProjectsFormProps) {
  const [kind, setKind] = useState<CommunityKind>('COMMUNITY');
  const start = useCommand(ExportProjectsDocument);

  async function begin() {
    const made = await start.run({ config, kind });
    if (made) onStarted?.(made.exportProjects.id);
  }

  return (
    <FormStack>
      <ChoiceCards legend="What to export" choices={choices} value={kind} onChange={setKind} />
      <div>
        <Button variant="primary" busy={start.busy} onClick={() => void begin()}>
          {label}
        </Button>
      </div>
    </FormStack>
  );
}
