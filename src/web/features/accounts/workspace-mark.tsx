import { useState } from 'react';
import type { CurrentTeam } from '#domain/accounts/available-team.ts';
import { workspaceNameOf } from '#domain/text/display-names.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import classes from './workspace-mark.module.css';

/** The workspace's logo, or its initials on its color where there is no logo or it can't be loaded. */
export function WorkspaceMark({ team }: { team: CurrentTeam }) {
  const [isBroken, setBroken] = useState(false);
  if (team.logoUrl !== null && !isBroken)
    return <img src={team.logoUrl} alt="" className={classes.logo} onError={() => setBroken(true)} />;
  return (
    <Avatar
      name={workspaceNameOf(team.name)}
      seed={team.id}
      color={team.primaryColor ?? undefined}
      size={32}
      square
    />
  );
}
