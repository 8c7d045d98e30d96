import { titleOf } from '#domain/text/display-names.ts';
import classes from './evidence-facts.module.css';
import { TagChip } from './tag-chip.tsx';
import type { TagLook } from './tag-look.ts';

export type EvidenceLook = {
  readonly saidBy: readonly string[];
  readonly objectType: 'NOTE' | 'INSIGHT';
  readonly objectTitle: string;
  readonly tags: readonly TagLook[];
};

/** Who said it, where, and what it is about. */
export function EvidenceFacts({ highlight }: { highlight: EvidenceLook }) {
  const { saidBy, objectType, objectTitle, tags } = highlight;
  return (
    <>
      <span className={classes.facts}>
        {saidBy.length > 0 && <strong>{saidBy.join(', ')}</strong>}
        <span>{titleOf(objectType === 'NOTE' ? 'note' : 'insight', objectTitle)}</span>
      </span>
      {tags.length > 0 && (
        <span className={classes.tags}>
          {tags.map((tag) => (
            <TagChip key={tag.id} tag={tag} />
          ))}
        </span>
      )}
    </>
  );
}
