import { IconBookmark, IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from 'urql';
import { isOf } from '#domain/codec/codec.ts';
import { filterFormCodec, filterFormToWire, type FilterForm } from '#domain/filters/filter-form.ts';
import { decode } from '#domain/codec/codec.ts';
import { countLimits } from '#domain/limits/count-limits.ts';
import type { SavedFilterFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import {
  CreateSavedFilterDocument,
  DeleteSavedFilterDocument,
  SavedFiltersDocument,
  UpdateSavedFilterDocument,
} from './filters.gen.ts';
import { FilterTitleForm } from './filter-title-form.tsx';
import classes from './saved-filters.module.css';

export type SavedFiltersProps = { form: FilterForm; onApply: (form: FilterForm) => void };

type Naming = { id: string | null; title: string };

/** The filters a person keeps for themselves: apply, save, rename, delete. They go with the person, not with a view. */
export function SavedFilters({ form, onApply }: SavedFiltersProps) {
  const [{ data }] = useQuery({
    query: SavedFiltersDocument,
    variables: { first: countLimits.savedFiltersPerMember.max },
  });
  const [naming, setNaming] = useState<Naming | null>(null);
  const create = useCommand(CreateSavedFilterDocument);
  const update = useCommand(UpdateSavedFilterDocument);
  const kept = data?.savedFilters.items ?? [];

  async function keep(title: string) {
    const wire = JSON.stringify(filterFormToWire(form));
    const saved =
      naming?.id == null
        ? await create.run({ input: { title, form: wire } })
        : await update.run({ input: { id: naming.id, title } });
    if (!saved) return;
    setNaming(null);
    showToast({ message: naming?.id == null ? 'Filter saved for you' : 'Filter renamed' });
  }

  return (
    <section aria-label="Saved filters" className={classes.saved}>
      {kept.length > 0 && (
        <ul className={classes.list}>
          {kept.map((filter) => (
            <SavedFilter
              key={filter.id}
              filter={filter}
              onApply={onApply}
              onRename={() => setNaming({ id: filter.id, title: filter.title })}
              onReplace={
                form.rows.length === 0
                  ? null
                  : async () => {
                      const wire = JSON.stringify(filterFormToWire(form));
                      if (await update.run({ input: { id: filter.id, form: wire } }))
                        showToast({ message: `“${filter.title}” was updated` });
                    }
              }
            />
          ))}
        </ul>
      )}
      {naming ? (
        <FilterTitleForm
          title={naming.title}
          isBusy={create.busy || update.busy}
          onSave={(title) => void keep(title)}
          onCancel={() => setNaming(null)}
        />
      ) : (
        form.rows.length > 0 && (
          <Button
            variant="quiet"
            icon={<IconBookmark size={16} />}
            onClick={() => setNaming({ id: null, title: '' })}
          >
            Save this filter
          </Button>
        )
      )}
    </section>
  );
}

type SavedFilterProps = {
  filter: SavedFilterFieldsFragment;
  onApply: (form: FilterForm) => void;
  onRename: () => void;
  onReplace: (() => Promise<void>) | null;
};

function SavedFilter({ filter, onApply, onRename, onReplace }: SavedFilterProps) {
  const remove = useCommand(DeleteSavedFilterDocument);
  const restore = useCommand(CreateSavedFilterDocument);
  const { id, title, form } = filter;
  const isReadable = isOf(filterFormCodec, form);

  async function forget() {
    if (!(await remove.run({ id }))) return;
    showToast({
      message: `“${title}” deleted`,
      undo: () => void restore.run({ input: { title, form: JSON.stringify(form) } }),
    });
  }

  return (
    <li className={classes.item}>
      <button
        type="button"
        className={classes.apply}
        disabled={!isReadable}
        onClick={() => onApply(decode(filterFormCodec, form))}
      >
        {title}
      </button>
      <Menu
        trigger={
          <IconButton label={`Actions for ${title}`}>
            <IconDots size={14} />
          </IconButton>
        }
        groups={[
          [
            { label: 'Rename', onSelect: onRename },
            ...(onReplace ? [{ label: 'Replace with this filter', onSelect: () => void onReplace() }] : []),
            { label: 'Delete', danger: true, onSelect: () => void forget() },
          ],
        ]}
      />
    </li>
  );
}
