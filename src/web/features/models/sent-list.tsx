import { IconSend } from '@tabler/icons-react';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { Paged } from '#web/kit/lists/paged.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/page-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { ModelUsesDocument } from './models.gen.ts';
import { SentRow } from './sent-row.tsx';
import classes from './models-screen.module.css';

/** What left for a language model, when, and for whom. */
export function SentList() {
  return (
    <Section title="What was sent">
      <p className={classes.text}>
        Each request to a language model, newest first. Hark keeps what it was for and whose words it held,
        not the words themselves.
      </p>
      <Paged
        document={ModelUsesDocument}
        variables={(after) => ({ first: itemLimits.page, after })}
        page={(data) => data.modelUses}
        what="what was sent"
        skeleton={<SkeletonRows rows={4} label="Loading what was sent" />}
        empty={
          <EmptyState icon={<IconSend size={20} />} title="Nothing was sent">
            No request to a language model has left this workspace.
          </EmptyState>
        }
        renderFrame={(pages) => (
          <ol className={classes.sent} aria-label="What was sent">
            {pages}
          </ol>
        )}
        renderRows={(items) => items.map((use) => <SentRow key={use.id} use={use} />)}
        renderMore={(button) => <li>{button}</li>}
      />
    </Section>
  );
}
