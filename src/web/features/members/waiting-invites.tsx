import type { InviteFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';

const named = 3;

type WaitingInvitesProps = {
  invites: readonly Pick<InviteFieldsFragment, 'email'>[];
  count: number;
  onShow: () => void;
};

/** Among the members, so that nobody looks for a person who was invited a minute ago. */
export function WaitingInvites({ invites, count, onShow }: WaitingInvitesProps) {
  if (count === 0) return null;
  const emails = invites.slice(0, named).map(({ email }) => email);
  const others = count - emails.length;
  const more = others > 0 ? ` and ${others.toLocaleString('en')} more` : '';
  return (
    <Callout actions={<Button onClick={onShow}>Show invitations</Button>}>
      Invited, not here yet: {emails.join(', ')}
      {more}
    </Callout>
  );
}
