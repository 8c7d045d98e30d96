import { IconChevronRight, IconFolderPlus, IconUserPlus, IconAdjustments } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCan } from '#web/features/members/index.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import classes from './home-paths.module.css';

/** The ways to start that exist for this person. */
export function HomePaths() {
  const mayCreate = useCan('project.create').allowed;
  const mayInvite = useCan('member.invite').allowed;
  return (
    <ul className={classes.paths}>
      {mayCreate && (
        <li>
          <Link to="projectNew" className={classes.path}>
            <Path
              icon={<IconFolderPlus size={20} />}
              title="Start a project"
              text="Collect the notes and insights of one study"
            />
          </Link>
        </li>
      )}
      {mayInvite && (
        <li>
          <Link to="settingsUsers" className={classes.path}>
            <Path
              icon={<IconUserPlus size={20} />}
              title="Invite your team"
              text="Share research with your team"
            />
          </Link>
        </li>
      )}
      <li>
        <Link to="settingsUserAccount" className={classes.path}>
          <Path
            icon={<IconAdjustments size={20} />}
            title="Set up your account"
            text="Your name and how Hark looks for you"
          />
        </Link>
      </li>
    </ul>
  );
}

function Path({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <>
      <span className={classes.icon} aria-hidden>
        {icon}
      </span>
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        <span className={classes.text}>{text}</span>
      </span>
      <IconChevronRight size={16} aria-hidden className={classes.chevron} />
    </>
  );
}
