import { IconTag } from '@tabler/icons-react';
import { cutText } from '#domain/text/cut-text.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { useCan } from '#web/features/members/index.ts';
import { useProjectObject } from '#web/features/projects/index.ts';
import { CreateBoardTagDocument, TrashTagsDocument } from '#web/features/tags/tags.gen.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { showToast } from '#web/ui/toast-store.ts';
import type { Command, PaletteQuery } from './commands.ts';
import { tagToMake } from './tag-to-make.ts';
import { anyProject } from './use-creations.tsx';

/**
 * A tag called what was typed, on the board of the project that is open or of one that is chosen next. It is said, for
 * work goes on where it was.
 */
export function useTagCreation(
  project: ProjectFieldsFragment | null | undefined,
  query: PaletteQuery,
): Command[] {
  const here = useProjectObject(project ?? null);
  const may = useCan('tag.create', project ? here : anyProject).allowed;
  const create = useCommand(CreateBoardTagDocument);
  const trash = useCommand(TrashTagsDocument);
  if (!may) return [];
  const asked = tagToMake(query);

  async function make(title: string, projectId: string, place = '') {
    const made = await create.run({ input: { projectId, title } });
    if (!made) return;
    const { id } = made.createTag;
    showToast({ message: `Created tag “${title}”${place}`, undo: () => void trash.run({ ids: [id] }) });
  }

  const icon = <IconTag size={16} />;
  const named: Command[] = [];
  // Outside a project most of what is typed is no tag.
  if (asked && (project || asked.isAskedFor)) {
    const { title } = asked;
    const base = {
      id: 'create-tag',
      label: `Create tag “${cutText(title, 60)}”`,
      kind: 'action',
      standing: asked.isAskedFor ? 'first' : 'last',
      icon,
    } as const;
    named.push(
      project
        ? { ...base, detail: 'In this project', run: () => void make(title, project.id) }
        : {
            ...base,
            runIn: (chosen) => void make(title, chosen.id, ` in “${titleOf('project', chosen.title)}”`),
          },
    );
  }
  return [
    ...named,
    {
      id: 'new-tag',
      label: project ? 'New tag in this project' : 'New tag',
      detail: 'Type its name',
      kind: 'action',
      fills: 'New tag ',
      icon,
      run() {},
    },
  ];
}
