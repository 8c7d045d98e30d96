import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import type { Mentionable } from '#web/kit/editor/extensions/mention-menu.ts';
import { findThings } from '#web/features/search/index.ts';
import type { CardPickerProps } from './card-picker-props.ts';
import { ReferencePicker } from '#web/kit/editor/menus/reference-picker.tsx';

type Found = { readonly query: string; readonly items: readonly Mentionable[] };

/** Chooses the note or insight that a card shows. */
export function CardPicker({ editor, projectId, onClose }: CardPickerProps) {
  const client = useClient();
  const [found, setFound] = useState<Found | null>(null);
  const [query, setQuery] = useState('');
  useEffect(() => {
    let isShown = true;
    void findThings(client, projectId, query).then((all) => {
      const items = all.filter(({ kind }) => kind === 'note' || kind === 'insight');
      if (isShown) setFound({ query, items });
    });
    return () => {
      isShown = false;
    };
  }, [client, projectId, query]);
  return (
    <ReferencePicker
      editor={editor}
      what="a note or an insight"
      listLabel="Notes and insights"
      query={query}
      onQuery={setQuery}
      items={found?.items ?? []}
      isLoading={found === null}
      isAnswered={found?.query === query}
      onClose={onClose}
    />
  );
}
