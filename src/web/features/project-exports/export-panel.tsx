import { useState } from 'react';
import {
  projectExportKinds,
  projectExportLooks,
  type ProjectExportKind,
} from '#domain/exports/project-export.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { FormStack, Section } from '#web/ui/page-frame.tsx';
import { ExportList } from './export-list.tsx';
import { ExportProjectDocument } from './project-exports.gen.ts';

const choices = projectExportKinds.map((value) => {
  const { label, hint } = projectExportLooks[value];
  return { value, label, hint };
});

/** Files of a project. `refusal`: why this person can’t make any. */
export function ExportPanel({ projectId, refusal }: { projectId: string; refusal: string | null }) {
  const [kind, setKind] = useState<ProjectExportKind>('HIGHLIGHTS');
  const start = useCommand(ExportProjectDocument);
  if (refusal !== null) return <Callout tone="warning">{refusal}</Callout>;
  return (
    <>
      <Section title="Export this project">
        <FormStack>
          <ChoiceCards legend="What to export" choices={choices} value={kind} onChange={setKind} />
          <div>
            <Button variant="primary" busy={start.busy} onClick={() => void start.run({ projectId, kind })}>
              Start export
            </Button>
          </div>
        </FormStack>
      </Section>
      <Section title="Your exports">
        <ExportList projectId={projectId} />
      </Section>
    </>
  );
}
