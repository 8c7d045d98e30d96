import { useQuery } from 'urql';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { Section } from '#web/ui/page-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { ConnectionForm } from './connection-form.tsx';
import { DomainList } from './domain-list.tsx';
import { GroupRules } from './group-rules.tsx';
import { SignInRules } from './sign-in-rules.tsx';
import { SsoSettingsDocument } from './sso.gen.ts';
import { useVerifyDomain } from './use-verify-domain.ts';

/** The workspace's own identity provider, its domains, and which ways to sign in are open. */
export function SsoScreen({ verify }: { verify: string | undefined }) {
  const query = useQuery({ query: SsoSettingsDocument });
  useVerifyDomain(verify);
  return (
    <QueryView
      query={query}
      what="the sign-in settings"
      skeleton={<SkeletonRows rows={6} label="Loading settings" />}
    >
      {({ ssoSettings: settings }) => (
        <>
          <Section title="Ways to sign in">
            <SignInRules settings={settings} />
          </Section>
          <Section title="Single sign-on">
            <ConnectionForm key={`${settings.issuer}:${settings.clientId}`} settings={settings} />
          </Section>
          <Section title="Verified domains">
            <DomainList settings={settings} />
          </Section>
          {settings.issuer !== null && (
            <Section title="Groups from the provider">
              <GroupRules settings={settings} />
            </Section>
          )}
        </>
      )}
    </QueryView>
  );
}
