import { useState, type FormEvent } from 'react';
import { checkSearchQuery } from '#domain/limits/search-query-limit.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';
import { TextField } from '#web/ui/text-field.tsx';

export type FeedDialogProps = {
  heading: string;
  confirmLabel: string;
  title?: string;
  query?: string;
  busy: boolean;
  onSave: (feed: { title: string; query: string }) => Promise<void>;
  onClose: () => void;
};

export function FeedDialog({ heading, confirmLabel, busy, onSave, onClose, ...feed }: FeedDialogProps) {
  const [title, setTitle] = useState(feed.title ?? '');
  const [query, setQuery] = useState(feed.query ?? '');
  const parsedTitle = parseText({ ...textLimits.savedFeedTitle, min: 1 }, title);
  const parsedQuery = checkSearchQuery(query);
  const [isTried, setTried] = useState(false);

  function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (parsedTitle.ok && parsedQuery.ok) void onSave({ title: parsedTitle.value, query: parsedQuery.value });
  }

  return (
    <Dialog title={heading} onClose={onClose}>
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
            hint="Published insights with all of these words. Quotes keep words together, a minus leaves out."
            value={query}
            error={parsedQuery.ok ? null : parsedQuery.message}
            onChange={(event) => setQuery(event.target.value)}
          />
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
