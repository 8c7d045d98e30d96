import { useState } from 'react';
import { levelForRole } from '#domain/access/roles.ts';
import { CommentsPanel } from '#web/features/comments/index.ts';
import { useViewer } from '#web/features/members/index.ts';
import type { PersonFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Section } from '#web/ui/page-frame.tsx';

export type ContactCommentsProps = {
  person: PersonFieldsFragment;
  /** From a deep link. */
  commentId: string | null;
};

/** What members say about a contact. Of a hidden one only those read it who may know who it is. */
export function ContactComments({ person, commentId }: ContactCommentsProps) {
  const { role } = useViewer();
  const [activeThreadId, setActiveThreadId] = useState<string | null>(null);
  if (person.isHidden) return null;
  return (
    <Section title="Comments">
      <CommentsPanel
        on={{
          kind: 'person',
          id: person.id,
          projectId: null,
          // Contacts belong to the whole workspace: the role says what somebody may do.
          access: { level: role === null ? null : levelForRole(role) },
        }}
        target={null}
        onTargetDone={() => {}}
        activeThreadId={activeThreadId}
        onActivate={setActiveThreadId}
        commentId={commentId}
        onShowText={() => {}}
      />
    </Section>
  );
}
