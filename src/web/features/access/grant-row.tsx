import { IconBuilding, IconInfoCircle, IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import type { Level } from '#domain/access/levels.ts';
import { capLevel } from '#domain/access/roles.ts';
import { useViewer } from '#web/features/members/index.ts';
import type { GrantFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import classes from './access.module.css';
import { GrantReasons } from './grant-reasons.tsx';
import { granteeName } from './grantee.ts';
import { levelName, levelOptions } from './level-names.ts';
import type { ObjectRef } from '#web/kit/objects/object-ref.ts';

export type GrantRowProps = {
  object: ObjectRef;
  grant: GrantFieldsFragment;
  disabledReason: string | null;
  onChange: (level: Level | null) => void;
};

const remove = 'REMOVE';

export function GrantRow({ object, grant, disabledReason, onChange }: GrantRowProps) {
  const viewer = useViewer();
  const [isOpen, setOpen] = useState(false);
  const name = granteeName(grant);
  const effective = effectiveLevel(grant);
  // What their role rules out would change nothing.
  const possible = levelOptions.filter(
    ({ value }) => !grant.member || capLevel(grant.member.role, value) === value,
  );
  const levels = possible.length > 0 ? possible : levelOptions;
  const options = [...levels, { value: remove, label: 'Remove access' }] as const;
  return (
    <li>
      <div className={classes.row}>
        <GranteeSign grant={grant} />
        <span className={classes.who}>
          <span className={classes.name}>
            {name}
            {grant.member?.id === viewer.id && ' (you)'}
          </span>
          <span className={classes.detail}>{detailOf(grant)}</span>
        </span>
        <IconButton
          label={isOpen ? `Hide why ${name} has access` : `Why ${name} has access`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <IconInfoCircle size={16} />
        </IconButton>
        <span className={classes.level}>
          <CompactSelect
            label={`Access for ${name}`}
            value={effective ?? grant.level}
            options={disabledReason === null ? options : levels}
            disabled={disabledReason !== null}
            title={disabledReason ?? undefined}
            onChange={(chosen) => onChange(chosen === remove ? null : chosen)}
          />
        </span>
      </div>
      {isOpen && <GrantReasons object={object} grant={grant} />}
    </li>
  );
}

export function GranteeSign({ grant }: { grant: GrantFieldsFragment }) {
  if (grant.member) return <Avatar name={grant.member.name} seed={grant.member.id} size={32} />;
  return (
    <span className={classes.sign} aria-hidden>
      {grant.group ? <IconUsersGroup size={16} /> : <IconBuilding size={16} />}
    </span>
  );
}

/** What somebody can really do by this line; null for who has no role. */
function effectiveLevel({ level, member }: GrantFieldsFragment): Level | null {
  return member ? capLevel(member.role, level) : level;
}

function detailOf({ level, member, group, special }: GrantFieldsFragment): string {
  if (member?.role === null) return `${member.email} · No access without a role`;
  if (member && capLevel(member.role, level) !== level)
    return `${member.email} · Viewers can only view (“${levelName(level)}” is granted)`;
  if (member) return member.email;
  if (group) return countLabel(group.memberCount, 'member');
  return special === 'MARKUP' ? 'All members with a role' : '';
}
