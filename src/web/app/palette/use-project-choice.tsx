import { useState } from 'react';
import { useQuery } from 'urql';
import { titleOf } from '#domain/text/display-names.ts';
import { FindProjectsDocument } from '#web/features/projects/projects.gen.ts';
import { ProjectMark } from '#web/kit/objects/project-mark.tsx';
import type { FindProjectsQuery } from '#web/lib/graphql.gen.ts';
import type { Command } from './commands.ts';

const shown = 20;
const noneFound: FindProjectsQuery['projects']['items'] = [];

/** The projects in which the asking command may make something, by what is typed. */
export function useProjectChoice(asking: Command | null, text: string) {
  const query = text.trim();
  const [{ data, fetching }] = useQuery({
    query: FindProjectsDocument,
    variables: { first: shown, query: query === '' ? null : query, writable: true },
    pause: !asking,
    requestPolicy: 'cache-and-network',
  });
  const [last, setLast] = useState(noneFound);
  const items = data?.projects.items;
  // The rows of the last key stay until those of this one are there.
  if (items && items !== last) setLast(items);
  const projects = (items ?? last).map((project): Command => ({
    id: project.id,
    label: titleOf('project', project.title),
    ...(project.folder && { detail: titleOf('folder', project.folder.title) }),
    kind: 'record',
    source: 'ProjectItem',
    isOutdated: !items && fetching,
    icon: <ProjectMark project={project} />,
    run: () => asking?.runIn?.(project),
  }));
  return { projects, isLoading: fetching && !items };
}
