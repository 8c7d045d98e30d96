import { NewDocumentButton } from '#web/features/projects/index.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { announceMade } from '#web/kit/documents/just-made.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { CreateInsightDocument } from './insights.gen.ts';

export function NewInsightButton({ project }: { project: ProjectFieldsFragment }) {
  const create = useCommand(CreateInsightDocument);

  async function run() {
    const made = await create.run({ input: { projectId: project.id } });
    if (!made) return;
    announceMade(made.createInsight.id);
    goTo('insight', { params: { insightId: made.createInsight.id } });
  }

  return (
    <NewDocumentButton kind="insight" project={project} busy={create.busy} onCreate={() => void run()} />
  );
}
