import { IconTag } from '@tabler/icons-react';
import { cutText } from '#domain/text/cut-text.ts';
import { useCan } from '#web/features/members/index.ts';
import { useProjectObject } from '#web/features/projects/index.ts';
import { CreateBoardTagDocument, TrashTagsDocument } from '#web/features/tags/tags.gen.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { showToast } from '#web/ui/toast-store.ts';
import type { Command, PaletteQuery } from './commands.ts';
import { tagToMake } from './tag-to-make.ts';

/** A tag on the board of the project that is open, called what was typed. It is said, for work goes on where it was. */
export function useTagCreation(
  project: ProjectFieldsFragment | null | undefined,
  query: PaletteQuery,
): Command[] {
  const may = useCan('tag.create', useProjectObject(project ?? null)).allowed;
  const create = useCommand(CreateBoardTagDocument);
  const trash = useCommand(TrashTagsDocument);
  if (!project || !may) return [];
  const { id: projectId } = project;
  const asked = tagToMake(query);

  async function make(title: string) {
    const made = await create.run({ input: { projectId, title } });
    if (!made) return;
    const { id } = made.createTag;
    showToast({ message: `Created tag “${title}”`, undo: () => void trash.run({ ids: [id] }) });
  }

  const icon = <IconTag size={16} />;
  const named: Command[] = asked
    ? [
        {
          id: 'create-tag',
          label: `Create tag “${cutText(asked.title, 60)}”`,
          detail: 'In this project',
          kind: 'action',
          standing: asked.isAskedFor ? 'first' : 'last',
          icon,
          run: () => void make(asked.title),
        },
      ]
    : [];
  return [
    ...named,
    {
      id: 'new-tag',
      label: 'New tag in this project',
      detail: 'Type its name',
      kind: 'action',
      fills: 'New tag ',
      icon,
      run() {},
    },
  ];
}
