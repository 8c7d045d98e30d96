import { useEffect, useState } from 'react';
import { useClient, type Client } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { groupDigits } from '#domain/limits/text-limit.ts';
import { Popover } from '#web/ui/popover.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { HighlightsByIdsDocument } from '../highlights.gen.ts';
import type { TagLook } from '#web/kit/objects/tag-look.ts';
import { TagDot } from '#web/kit/objects/tag-dot.tsx';
import classes from './list.module.css';
import { openerButton, type Opener } from './opener.tsx';

type Use = { tag: TagLook; count: number };
type TakeTagsOffProps = {
  ids: readonly string[];
  opener: Opener;
  onChoose: (tag: TagLook) => Promise<void>;
};

/** The tags that the highlights have, each with how many have it. */
export function TakeTagsOff({ ids, opener, onChoose }: TakeTagsOffProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label="Remove a tag from the selected highlights"
      isOpen={isOpen}
      onOpenChange={setOpen}
      side="bottom-start"
      isNarrow
      trigger={openerButton(opener, () => setOpen(!isOpen))}
    >
      {isOpen && (
        <Uses
          ids={ids}
          onChoose={(tag) => {
            setOpen(false);
            void onChoose(tag);
          }}
        />
      )}
    </Popover>
  );
}

function Uses({ ids, onChoose }: { ids: readonly string[]; onChoose: (tag: TagLook) => void }) {
  const client = useClient();
  const [uses, setUses] = useState<readonly Use[] | null>(null);
  const key = ids.join();
  useEffect(() => {
    let isWanted = true;
    void readUses(client, key.split(',')).then((found) => isWanted && setUses(found));
    return () => {
      isWanted = false;
    };
  }, [client, key]);
  if (uses === null) {
    return (
      <div className={classes.choice}>
        <SkeletonRows rows={3} label="Loading their tags" />
      </div>
    );
  }
  return (
    <ul className={classes.uses}>
      {uses.length === 0 && <li className={classes.none}>None of them have tags</li>}
      {uses.map(({ tag, count }, index) => (
        <li key={tag.id}>
          <button type="button" data-autofocus={index === 0 || undefined} onClick={() => onChoose(tag)}>
            <TagDot color={tag.color} />
            <span>{titleOf('tag', tag.title)}</span>
            <span className={classes.count}>{groupDigits(count)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Rows that were chosen may be far from the screen, so they are asked for. */
async function readUses(client: Client, ids: readonly string[]): Promise<readonly Use[]> {
  const uses = new Map<string, Use>();
  for (let from = 0; from < ids.length; from += itemLimits.pageMax) {
    const page = ids.slice(from, from + itemLimits.pageMax);
    const { data } = await client
      .query(HighlightsByIdsDocument, { ids: page }, { requestPolicy: 'network-only' })
      .toPromise();
    for (const { tags } of data?.highlightsByIds ?? [])
      for (const tag of tags) uses.set(tag.id, { tag, count: (uses.get(tag.id)?.count ?? 0) + 1 });
  }
  return [...uses.values()].sort((a, b) => b.count - a.count);
}
