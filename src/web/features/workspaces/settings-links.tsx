import { Link } from '#web/lib/navigation/link.tsx';
import classes from './settings-links.module.css';

export function SettingsLinks() {
  return (
    <ul className={classes.links}>
      <li>
        <Link to="settingsUsers" className={classes.link}>
          <span className={classes.title}>Users</span>
          <span className={classes.text}>Members, roles and invitations</span>
        </Link>
      </li>
      <li>
        <Link to="settingsUserAccount" className={classes.link}>
          <span className={classes.title}>Your account</span>
          <span className={classes.text}>Name and appearance</span>
        </Link>
      </li>
    </ul>
  );
}
