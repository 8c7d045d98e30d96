import { useDeferredValue, useState } from 'react';
import { useQuery } from 'urql';
import { titleOf } from '#domain/text/display-names.ts';
import { ProjectMark } from '#web/kit/objects/project-mark.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { FindProjectsDocument } from './projects.gen.ts';

const shown = 20;

export type ProjectPickerProps = {
  label: string;
  /** Null while what is typed names none. */
  onChange: (projectId: string | null) => void;
};

/** Finds one of up to thousands of projects by words of its title; archived ones are left out. */
export function ProjectPicker({ label, onChange }: ProjectPickerProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
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
      onText={(typed) => {
        setText(typed);
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
