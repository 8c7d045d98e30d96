import { useState } from 'react';
import { useQuery } from 'urql';
import type { FilterOption } from './filter-field-choice.ts';
import { TagPlacesDocument } from './filters.gen.ts';
import { IdPicker, type IdsEditorProps } from './id-picker.tsx';

/** Boards that can be used in the project; without one, those of the workspace. */
export function TagBoardPicker(props: IdsEditorProps) {
  const boards = useTagBoards(props.projectId);
  return <KnownPicker {...props} options={boards.map(({ id, title }) => ({ id, label: title }))} />;
}

export function TagGroupPicker(props: IdsEditorProps) {
  const boards = useTagBoards(props.projectId);
  const options = boards.flatMap((board) =>
    board.groups.map(({ id, title }) => ({
      id,
      label: boards.length > 1 ? `${title} · ${board.title}` : title,
    })),
  );
  return <KnownPicker {...props} options={options} />;
}

/** Of a list that is known as a whole. */
export function KnownPicker({
  ids,
  options,
  onChange,
}: Pick<IdsEditorProps, 'ids' | 'options' | 'onChange'>) {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found: FilterOption[] = options.filter(({ label }) => label.toLowerCase().includes(wanted));
  return (
    <IdPicker ids={ids} items={found} named={options} text={text} onText={setText} onChange={onChange} />
  );
}

function useTagBoards(projectId: string | null) {
  const [{ data }] = useQuery({ query: TagPlacesDocument, variables: { projectId } });
  return data?.tagBoards ?? [];
}
