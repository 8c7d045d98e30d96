import { NewDocumentButton } from '#web/features/projects/index.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useNewInsight } from './use-new-insight.ts';

export function NewInsightButton({ project }: { project: ProjectFieldsFragment }) {
  const { busy, make } = useNewInsight();
  return (
    <NewDocumentButton kind="insight" project={project} busy={busy} onCreate={() => void make(project.id)} />
  );
}
