import { useState, type FormEvent } from 'react';
import { checkSearchQuery } from '#domain/limits/search-query-limit.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { emptyFilterForm } from '#domain/filters/filter-form.ts';
import { FilterForm, useFilterFields } from '#web/features/filters/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { FeedSearch } from './feed-params.ts';

export type FeedDialogProps = {
  heading: string;
  confirmLabel: string;
  title?: string;
  search?: FeedSearch;
  busy: boolean;
  onSave: (feed: { title: string; search: FeedSearch }) => Promise<void>;
  onClose: () => void;
};

const found = ['INSIGHT'] as const;

export function FeedDialog({ heading, confirmLabel, busy, onSave, onClose, ...feed }: FeedDialogProps) {
  const [title, setTitle] = useState(feed.title ?? '');
  const [query, setQuery] = useState(feed.search?.query ?? '');
  const [filter, setFilter] = useState(feed.search?.filter ?? emptyFilterForm);
  const fields = useFilterFields(found, null);
  const parsedTitle = parseText({ ...textLimits.savedFeedTitle, min: 1 }, title);
  const parsedQuery = checkSearchQuery(query);
  const [isTried, setTried] = useState(false);

  function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (parsedTitle.ok && parsedQuery.ok)
      void onSave({ title: parsedTitle.value, search: { query: parsedQuery.value, filter } });
  }

  return (
    <Dialog title={heading} onClose={onClose} wide>
      <form onSubmit={send} noValidate>
        <FormStack>
          <TextField
            label="Title"
            data-autofocus
            autoComplete="off"
            placeholder="What people say about delivery"
            value={title}
            error={!parsedTitle.ok && (isTried || title !== '') ? parsedTitle.message : null}
            onChange={(event) => setTitle(event.target.value)}
          />
          <TextField
            label="Words to look for"
            autoComplete="off"
            placeholder="delivery -drone"
            hint="Published insights with all of these words. Use quotes for an exact phrase, a minus to exclude."
            value={query}
            error={parsedQuery.ok ? null : parsedQuery.message}
            onChange={(event) => setQuery(event.target.value)}
          />
          <FilterForm form={filter} fields={fields} onChange={setFilter} />
        </FormStack>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
