import { useDeferredValue, useState } from 'react';
import { useQuery } from 'urql';
import { titleOf } from '#domain/text/display-names.ts';
import { ProjectMark } from '#web/kit/objects/project-mark.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { FindProjectsDocument, ProjectDocument } from './projects.gen.ts';

const shown = 20;

export type ProjectPickerProps = {
  label: string;
  /** Chosen at first. */
  firstId?: string | null;
  /** Null while what is typed names none. */
  onChange: (projectId: string | null) => void;
};

/** Finds one of up to thousands of projects by words of its title; archived ones are left out. */
export function ProjectPicker({ label, firstId = null, onChange }: ProjectPickerProps) {
  const [{ data: first }] = useQuery({
    query: ProjectDocument,
    variables: { id: firstId ?? '' },
    pause: firstId === null,
  });
  const firstTitle = first?.project ? titleOf('project', first.project.title) : '';
  const [typed, setText] = useState<string | null>(null);
  const text = typed ?? firstTitle;
  const [chosenLater, setChosen] = useState<string | null>(null);
  const chosen = typed === null && firstTitle !== '' ? firstTitle : chosenLater;
  const query = useDeferredValue(chosen === text ? '' : text.trim());
  const [{ data, fetching }] = useQuery({
    query: FindProjectsDocument,
    variables: { first: shown, query: query === '' ? null : query },
  });
  return (
    <Combobox
      label={label}
      placeholder="Find a project…"
      text={text}
      onText={(next) => {
        setText(next);
        setChosen(null);
        onChange(null);
      }}
      isLoading={fetching || (chosen !== text && query !== text.trim())}
      emptyText="No results"
      items={(data?.projects.items ?? []).map((project) => ({
        id: project.id,
        label: titleOf('project', project.title),
        ...(project.folder && { detail: titleOf('folder', project.folder.title) }),
        icon: <ProjectMark project={project} />,
      }))}
      onChoose={({ id, label: title }) => {
        setText(title);
        setChosen(title);
        onChange(id);
      }}
    />
  );
}
