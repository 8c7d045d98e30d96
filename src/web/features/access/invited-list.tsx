import { IconMail } from '@tabler/icons-react';
import { useQuery } from 'urql';
import { useCan } from '#web/features/members/index.ts';
import { InvitesOfDocument } from '#web/features/members/members.gen.ts';
import type { ObjectRef } from '#web/kit/objects/object-ref.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import classes from './access.module.css';
import { levelName } from './level-names.ts';

/** People who get access as soon as they accept their invitation. */
export function InvitedList({ object: { type, id } }: { object: ObjectRef }) {
  const may = useCan('member.cancelInvite').allowed;
  const [{ data }] = useQuery({
    query: InvitesOfDocument,
    variables: { object: { type, id } },
    pause: !may,
    requestPolicy: 'cache-and-network',
  });
  const { items = [], totalCount = 0 } = data?.invites ?? {};
  if (items.length === 0) return null;
  return (
    <section aria-label="Invited people">
      <h3 className={classes.heading}>Invited</h3>
      <ul className={classes.list}>
        {items.map(({ id: inviteId, email, object }) => (
          <li key={inviteId} className={classes.row}>
            <span className={classes.sign} aria-hidden>
              <IconMail size={16} />
            </span>
            <span className={classes.who}>
              <span className={classes.name}>{email}</span>
              <span className={classes.detail}>
                {object && `${levelName(object.level)} as soon as they join`}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <Link to="settingsUsers" className={classes.detail}>
        {totalCount > items.length ? `See all ${countLabel(totalCount, 'invitation')}` : 'Manage invitations'}
      </Link>
    </section>
  );
}
