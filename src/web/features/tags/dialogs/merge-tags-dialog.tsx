import { useState } from 'react';
import { useQuery } from 'urql';
import { titleOf } from '#domain/text/display-names.ts';
import { TagDot } from '#web/kit/objects/tag-dot.tsx';
import type { TagCardFragment } from '#web/lib/graphql.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { bestTags } from '#web/kit/pickers/match-tag.ts';
import { TagMergePreviewDocument } from '../tags.gen.ts';
import classes from './dialogs.module.css';

export type MergeTagsDialogProps = {
  tags: readonly TagCardFragment[];
  /** Null: the most used is proposed. */
  intoId: string | null;
  /** What else can be merged with them. */
  others: readonly TagCardFragment[];
  onMerge: (into: TagCardFragment, others: readonly TagCardFragment[]) => Promise<void>;
  onClose: () => void;
};

/** Which tag stays, and what each highlight gets by it, before anything happens. */
export function MergeTagsDialog({ tags: given, intoId, others, onMerge, onClose }: MergeTagsDialogProps) {
  const [tags, setTags] = useState(given);
  const [chosenId, setChosen] = useState(intoId ?? mostUsed(given)?.id ?? '');
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const into = tags.find(({ id }) => id === chosenId);
  const merged = tags.filter(({ id }) => id !== chosenId);
  const query = useQuery({
    query: TagMergePreviewDocument,
    variables: { intoId: chosenId, ids: merged.map(({ id }) => id) },
    pause: merged.length === 0,
    requestPolicy: 'network-only',
  });
  const free = others.filter(({ id }) => !tags.some((tag) => tag.id === id));
  const found = bestTags(free, text, 6);

  async function run() {
    if (!into || merged.length === 0) return;
    setBusy(true);
    await onMerge(into, merged);
    setBusy(false);
  }

  return (
    <Dialog
      title={tags.length > 1 ? `Merge ${countLabel(tags.length, 'tag')}` : 'Merge with another tag'}
      onClose={onClose}
    >
      <div className={classes.form}>
        <fieldset className={classes.choices}>
          <legend>Which tag do you want to keep?</legend>
          {tags.map((tag) => (
            <label key={tag.id}>
              <input
                type="radio"
                name="into"
                checked={tag.id === chosenId}
                onChange={() => setChosen(tag.id)}
                data-autofocus={(tags.length > 1 && tag.id === chosenId) || undefined}
              />
              <TagDot color={tag.color} />
              <span className={classes.title}>{titleOf('tag', tag.title)}</span>
              <span className={classes.muted}>{countLabel(tag.highlightCount, 'highlight')}</span>
            </label>
          ))}
        </fieldset>
        <div className={merged.length === 0 ? classes.picking : undefined}>
          <Combobox
            label="Add a tag to merge"
            placeholder="Add another tag"
            text={text}
            onText={setText}
            isFirst={tags.length < 2}
            items={found.map((tag) => ({
              id: tag.id,
              label: titleOf('tag', tag.title),
              detail: countLabel(tag.highlightCount, 'highlight'),
              icon: <TagDot color={tag.color} />,
            }))}
            emptyText="No matching tags"
            onChoose={({ id }) => {
              setText('');
              const next = [...tags, ...others.filter((tag) => tag.id === id)];
              setTags(next);
              if (tags.length === 1) setChosen(id);
            }}
          />
        </div>
        {merged.length > 0 && (
          <QueryView query={query} skeleton={<Skeleton width="70%" />} what="the preview">
            {({ tagMergePreview: { gainedCount, sharedCount, totalCount } }) => (
              <dl className={classes.preview}>
                <dt>Merged</dt>
                <dd>{merged.map(({ title }) => titleOf('tag', title)).join(', ')}</dd>
                <dt>Get “{titleOf('tag', into?.title)}”</dt>
                <dd>{countLabel(gainedCount, 'highlight')}</dd>
                <dt>Already have it</dt>
                <dd>{countLabel(sharedCount, 'highlight')}</dd>
                <dt>Afterwards</dt>
                <dd>{countLabel(totalCount, 'highlight')}</dd>
              </dl>
            )}
          </QueryView>
        )}
        {merged.length > 0 && (
          <p className={classes.muted}>
            You can undo the merge later on the page of “{titleOf('tag', into?.title)}”.
          </p>
        )}
      </div>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" busy={isBusy} disabled={merged.length === 0} onClick={() => void run()}>
          Merge tags
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Most highlights, then the one that is there longest. */
export function mostUsed<T extends TagCardFragment>(tags: readonly T[]): T | undefined {
  return tags.toSorted((a, b) => b.highlightCount - a.highlightCount || (a.id < b.id ? -1 : 1))[0];
}
