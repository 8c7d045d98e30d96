import { useCan } from '#web/features/members/index.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import classes from './settings-links.module.css';

const pages = [
  { to: 'settingsUsers', title: 'Users', text: 'Members, roles, invitations and domains' },
  { to: 'settingsGroups', title: 'Groups', text: 'Share with several people at once' },
  { to: 'settingsFields', title: 'Fields', text: 'Facts on notes, insights and projects' },
  { to: 'settingsPeople', title: 'People', text: 'Facts on contacts' },
  { to: 'settingsTrash', title: 'Trash', text: 'Restore deleted items' },
  { to: 'settingsUserAccount', title: 'Your account', text: 'Name and appearance' },
  {
    to: 'settingsUserNotifications',
    title: 'Your notifications',
    text: 'In-app and e-mail notifications',
  },
] as const;

const adminPages = [
  { to: 'settingsSecurity', title: 'Security', text: 'API tokens' },
  { to: 'settingsAuditLog', title: 'Audit log', text: 'Who did what, and when' },
] as const;

export function SettingsLinks() {
  const readsLog = useCan('auditLog.read').allowed;
  return (
    <ul className={classes.links}>
      {[...pages, ...(readsLog ? adminPages : [])].map(({ to, title, text }) => (
        <li key={to}>
          <Link to={to} className={classes.link}>
            <span className={classes.title}>{title}</span>
            <span className={classes.text}>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
