import { useQuery } from 'urql';
import type { GrantFieldsFragment } from '#web/lib/graphql.gen.ts';
import { AccessReasonsDocument } from './access.gen.ts';
import { GroupMembersDocument } from './groups/groups.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import classes from './access.module.css';
import { granteeName } from './grantee.ts';
import { levelName } from './level-names.ts';
import type { ObjectRef } from '#web/kit/objects/object-ref.ts';

const shownMembers = 20;

/** For a person every line that lets them in; for a group the people it stands for. */
export function GrantReasons({ object, grant }: { object: ObjectRef; grant: GrantFieldsFragment }) {
  if (grant.member) return <MemberReasons object={object} memberId={grant.member.id} />;
  if (grant.group) return <GroupPeople groupId={grant.group.id} />;
  return (
    <p className={classes.why}>All members with a role. Viewers can only view, regardless of this setting.</p>
  );
}

function MemberReasons({ object, memberId }: { object: ObjectRef; memberId: string }) {
  const query = useQuery({
    query: AccessReasonsDocument,
    variables: { type: object.type, id: object.id, memberId },
  });
  return (
    <div className={classes.why}>
      <QueryView query={query} skeleton={<Skeleton width="60%" />} what="the reasons">
        {({ accessReasons }) =>
          accessReasons.length === 0 ? (
            <p>This person has no access now: they’re suspended or have no role.</p>
          ) : (
            <ul>
              {accessReasons.map(({ level, via }) => (
                <li key={granteeName(via)}>
                  <strong>{levelName(level)}</strong> {reasonOf(via)}
                  {level !== via.level && ` (${levelName(via.level).toLowerCase()}, limited by their role)`}
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </div>
  );
}

function reasonOf(via: GrantFieldsFragment): string {
  if (via.member) return 'direct access';
  if (via.group) return `as a member of ${via.group.name}`;
  return 'like everyone in the workspace';
}

function GroupPeople({ groupId }: { groupId: string }) {
  const query = useQuery({
    query: GroupMembersDocument,
    variables: { id: groupId, first: shownMembers, after: null },
  });
  return (
    <div className={classes.why}>
      <QueryView query={query} skeleton={<Skeleton width="60%" />} what="the members">
        {({ group }) => {
          const names = group?.members.items.map((member) => member.name) ?? [];
          const others = (group?.memberCount ?? 0) - names.length;
          if (names.length === 0) return <p>No members yet.</p>;
          return (
            <p>
              {names.join(', ')}
              {others > 0 && ` and ${others} more`}
            </p>
          );
        }}
      </QueryView>
    </div>
  );
}
