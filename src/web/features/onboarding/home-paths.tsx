import {
  IconAdjustments,
  IconChevronRight,
  IconFolderPlus,
  IconKey,
  IconUserPlus,
  type Icon,
} from '@tabler/icons-react';
import { useQuery } from 'urql';
import { gettingStarted, type StartingPath } from '#domain/onboarding/getting-started.ts';
import { findProjectTemplate } from '#domain/templates/project-templates.ts';
import { useCan } from '#web/features/members/index.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { GettingStartedDocument } from './onboarding.gen.ts';
import classes from './home-paths.module.css';

const usual = gettingStarted({ jobRole: null, orgSize: null });

/** The ways to start that exist for this person, in the order that fits their company and their work. */
export function HomePaths() {
  const [{ data }] = useQuery({ query: GettingStartedDocument });
  const { paths, templateId } = data?.gettingStarted ?? usual;
  const allowed: Readonly<Record<StartingPath, boolean>> = {
    PROJECT: useCan('project.create').allowed,
    INVITE: useCan('member.invite').allowed,
    SINGLE_SIGN_ON: useCan('authentication.manage').allowed,
    ACCOUNT: true,
  };
  const template = findProjectTemplate(templateId ?? '');
  return (
    <ul className={classes.paths}>
      {paths
        .filter((path) => allowed[path])
        .map((path) => (
          <li key={path}>
            {path === 'PROJECT' && template ? (
              <Link to="projectNew" query={{ template: template.id }} className={classes.path}>
                <Path {...looks.PROJECT} text={`Begin with the template “${template.title}”`} />
              </Link>
            ) : (
              <Link to={looks[path].to} className={classes.path}>
                <Path {...looks[path]} />
              </Link>
            )}
          </li>
        ))}
    </ul>
  );
}

const looks = {
  PROJECT: {
    to: 'projectNew',
    icon: IconFolderPlus,
    title: 'Start a project',
    text: 'Collect the notes and insights of one study',
  },
  INVITE: {
    to: 'settingsUsers',
    icon: IconUserPlus,
    title: 'Invite your team',
    text: 'Share research with your team',
  },
  SINGLE_SIGN_ON: {
    to: 'settingsAuthentication',
    icon: IconKey,
    title: 'Set up single sign-on',
    text: 'Let people sign in with your company’s identity provider',
  },
  ACCOUNT: {
    to: 'settingsUserAccount',
    icon: IconAdjustments,
    title: 'Set up your account',
    text: 'Your name and how Hark looks for you',
  },
} as const satisfies Record<StartingPath, object>;

function Path({ icon: Mark, title, text }: { icon: Icon; title: string; text: string }) {
  return (
    <>
      <span className={classes.icon} aria-hidden>
        <Mark size={20} />
      </span>
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        <span className={classes.text}>{text}</span>
      </span>
      <IconChevronRight size={16} aria-hidden className={classes.chevron} />
    </>
  );
}
