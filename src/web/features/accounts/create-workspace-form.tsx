import { useState } from 'react';
import { companySizes } from '#domain/accounts/company-sizes.ts';
import { parseCreateTenant, type CreateTenant } from '#domain/accounts/create-tenant.ts';
import { jobRoles } from '#domain/accounts/job-roles.ts';
import { brandProviders, oidcProviders, type SignInProvider } from '#domain/accounts/sign-in-providers.ts';
import { isUuid } from '#domain/ids/uuid.ts';
import { findProjectTemplate } from '#domain/templates/project-templates.ts';
import { subdomainCandidates } from '#domain/workspaces/subdomain.ts';
import { rootUrl } from '#web/lib/root-host.ts';
import { useSubmit } from '#web/lib/use-submit.ts';
import { Callout } from '#web/ui/callout.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { SelectField, TextField } from '#web/ui/text-field.tsx';
import { rootAccounts } from './account-api.ts';
import { AuthForm } from './auth-form.tsx';
import { firstRefusal } from './first-refusal.ts';
import { waitUntilHealthy } from './follow-redirect.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { dropOffer, type SignUpOffer } from './sign-up-offer.ts';

export type CreateWorkspaceFormProps = {
  email: string;
  name: string;
  /** Somebody who came by a provider needs no password. */
  provider: SignInProvider | null;
  /** The code that they signed in with is proof enough: their password stays as it is. */
  hasPassword: boolean;
  offer: SignUpOffer;
};

export function CreateWorkspaceForm({
  email,
  name: knownName,
  provider,
  hasPassword,
  offer,
}: CreateWorkspaceFormProps) {
  const { installTemplateId = '' } = offer;
  const template = findProjectTemplate(installTemplateId);
  const isInstalled = template !== undefined || isUuid(installTemplateId);
  const byProvider = oidcProviders.find((known) => known === provider);
  const brand = brandProviders.find((known) => known === provider);
  const [name, setName] = useState(knownName);
  const [teamName, setTeamName] = useState('');
  const [typedAddress, setTypedAddress] = useState<string | null>(null);
  const address = typedAddress ?? suggestAddress(teamName);
  const [password, setPassword] = useState('');
  const [orgSize, setOrgSize] = useState('');
  const [jobRole, setJobRole] = useState('');
  const [marketingCommsEnabled, setMarketingCommsEnabled] = useState(false);
  const submit = useSubmit();

  function proof() {
    if (brand) return { method: 'OIDC', provider: brand } as const;
    if (byProvider) return { method: 'AUTH0' } as const;
    return hasPassword
      ? ({ method: 'ONE_TIME_CODE', email } as const)
      : ({ method: 'EMAIL', email, password } as const);
  }

  function request(): CreateTenant {
    const size = companySizes.find((candidate) => candidate === orgSize);
    const role = jobRoles.find((candidate) => candidate === jobRole);
    return {
      ...proof(),
      name,
      teamName,
      ...(address.trim() !== '' && { subdomain: address }),
      ...(size === undefined ? {} : { orgSize: size }),
      ...(role === undefined ? {} : { jobRole: role }),
      // A template that is no longer there is left out: it must keep nobody from signing up.
      ...(isInstalled && { installTemplateId }),
      ...(offer.promo !== undefined && { promo: offer.promo }),
      ...(offer.sample !== undefined && { sampleToken: offer.sample }),
      marketingCommsEnabled,
    };
  }

  async function create() {
    const { healthCheckUrl, redirectUrl } = await rootAccounts.createWorkspace(request());
    dropOffer();
    await waitUntilHealthy(healthCheckUrl);
    location.assign(redirectUrl);
  }

  return (
    <AuthForm
      submit={submit}
      label="Create workspace"
      check={() => firstRefusal(parseCreateTenant(request()))}
      onSubmit={create}
    >
      {isInstalled && (
        <Callout>
          {template
            ? `Your workspace starts with a project from the template “${template.title}”.`
            : 'Your workspace starts with a project from the template that you chose.'}
        </Callout>
      )}
      {offer.promo !== undefined && <Callout>{`Promo code: ${offer.promo}`}</Callout>}
      <TextField
        label="Your name"
        autoComplete="name"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a page that exists to fill it
        autoFocus
        data-autofocus
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label="Workspace name"
        autoComplete="organization"
        placeholder="Your company or team"
        value={teamName}
        onChange={(event) => setTeamName(event.target.value)}
      />
      <TextField
        label="Workspace address"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={address}
        hint={`Your team signs in at ${hostOf(address)}. An admin can change it later.`}
        onChange={(event) => setTypedAddress(event.target.value)}
      />
      {!byProvider && !hasPassword && <NewPasswordField value={password} onChange={setPassword} />}
      <SelectField
        label="Company size (optional)"
        value={orgSize}
        onChange={(event) => setOrgSize(event.target.value)}
        options={[
          { value: '', label: 'Not now' },
          ...companySizes.map((size) => ({ value: size, label: size })),
        ]}
      />
      <SelectField
        label="Your role (optional)"
        value={jobRole}
        onChange={(event) => setJobRole(event.target.value)}
        options={[
          { value: '', label: 'Not now' },
          ...jobRoles.map((role) => ({ value: role, label: capital(role) })),
        ]}
      />
      <Switch
        label="E-mail me product news"
        checked={marketingCommsEnabled}
        onChange={setMarketingCommsEnabled}
      />
    </AuthForm>
  );
}

/** Empty while the name makes none: then the server finds one. */
function suggestAddress(teamName: string): string {
  return subdomainCandidates(teamName, '')[0] ?? '';
}

function hostOf(address: string): string {
  return `${address.trim().toLowerCase() || 'your-team'}.${new URL(rootUrl('/')).host}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
