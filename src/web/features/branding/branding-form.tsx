import { ColorForm } from './color-form.tsx';
import { LogoForm } from './logo-form.tsx';
import classes from './branding-form.module.css';

type Branded = { name: string; primaryColor: string | null; logoUrl: string | null };

/** What people see of the workspace before they sign in, in mails and on public pages. */
export function BrandingForm({ workspace }: { workspace: Branded }) {
  return (
    <div className={classes.form}>
      <p className={classes.lead}>Shown on the sign-in page, in e-mails and on public pages.</p>
      <LogoForm name={workspace.name} logoUrl={workspace.logoUrl} />
      <ColorForm key={workspace.primaryColor ?? ''} color={workspace.primaryColor} />
    </div>
  );
}
