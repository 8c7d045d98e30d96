import { useState } from 'react';
import {
  isTable,
  projectExportKinds,
  projectExportLooks,
  type ProjectExportKind,
  type TableFormat,
} from '#domain/exports/project-export.ts';
import { useCan } from '#web/features/members/index.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { ChoiceCards, type Choice } from '#web/ui/choice-cards.tsx';
import { FormStack, Section } from '#web/ui/page-frame.tsx';
import { ExportList } from './export-list.tsx';
import { ExportProjectDocument } from './project-exports.gen.ts';

const everyChoice = projectExportKinds.map((value) => {
  const { label, hint } = projectExportLooks[value];
  return { value, label, hint };
});

const formats: readonly Choice<TableFormat>[] = [
  { value: 'CSV', label: 'CSV', hint: 'For every spreadsheet and program.' },
  {
    value: 'XLSX',
    label: 'Excel workbook',
    hint: 'At most 1,048,576 rows, and 32,767 characters in a cell.',
  },
];

/** Files of a project. `refusal`: why this person can’t make any. */
export function ExportPanel({ projectId, refusal }: { projectId: string; refusal: string | null }) {
  const [kind, setKind] = useState<ProjectExportKind>('HIGHLIGHTS');
  const [format, setFormat] = useState<TableFormat>('CSV');
  const start = useCommand(ExportProjectDocument);
  const mayExportContacts = useCan('export.people').allowed;
  const choices = everyChoice.filter(({ value }) => value !== 'CONTACTS' || mayExportContacts);
  if (refusal !== null) return <Callout tone="warning">{refusal}</Callout>;
  return (
    <>
      <Section title="Export this project">
        <FormStack>
          <ChoiceCards legend="What to export" choices={choices} value={kind} onChange={setKind} />
          {isTable(kind) && (
            <ChoiceCards legend="File type" choices={formats} value={format} onChange={setFormat} />
          )}
          <div>
            <Button
              variant="primary"
              busy={start.busy}
              onClick={() => void start.run({ projectId, kind, format })}
            >
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
