import { useState } from 'react';
import { useQuery } from 'urql';
import type { MailSetupQuery, SendTestMailMutation } from '#web/lib/graphql.gen.ts';
import { useCan } from '#web/features/members/index.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormActions, FormStack, Section } from '#web/ui/page-frame.tsx';
import { SettingsPart, SettingsText } from '#web/ui/settings-part.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { MailSetupDocument, SendTestMailDocument } from './mail-check.gen.ts';

type Setup = MailSetupQuery['mailSetup'];

export function MailCheck() {
  const query = useQuery({ query: MailSetupDocument });
  return (
    <QueryView
      query={query}
      what="the mail settings"
      skeleton={<SkeletonRows rows={3} label="Loading the mail settings" />}
    >
      {({ mailSetup }) => (
        <SettingsPart>
          <Section title="How mail goes out">
            <SetupFacts setup={mailSetup} />
          </Section>
          <Section title="Test">
            <TestMail setup={mailSetup} />
          </Section>
        </SettingsPart>
      )}
    </QueryView>
  );
}

function SetupFacts({ setup: { way, host, sender, outboxUrl } }: { setup: Setup }) {
  return (
    <FormStack>
      <FactList
        facts={[
          { name: 'Way', value: way === 'SMTP' ? 'Mail server (SMTP)' : 'Kept on this server' },
          ...(host === null ? [] : [{ name: 'Mail server', value: host }]),
          { name: 'Sender', value: sender },
        ]}
      />
      {way === 'OUTBOX' && (
        <SettingsText>
          No mail server is set, so invitations and notifications reach nobody’s mailbox. The person who runs
          this server sets <code>SMTP_URL</code> and <code>MAIL_FROM</code>.
          {outboxUrl !== null && (
            <>
              {' '}
              Until then, messages can be read in the{' '}
              <a href={outboxUrl} target="_blank" rel="noreferrer">
                outbox
              </a>{' '}
              on the computer that runs it.
            </>
          )}
        </SettingsText>
      )}
    </FormStack>
  );
}

const tones = { SENT: 'success', KEPT: 'neutral', FAILED: 'danger' } as const;

function TestMail({ setup: { testAddress } }: { setup: Setup }) {
  const [result, setResult] = useState<SendTestMailMutation['sendTestMail'] | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const test = useCommand(SendTestMailDocument, { onRefused: setRefusal });
  const maySend = useCan('upkeep.testMail').allowed;

  async function send() {
    setResult(null);
    setRefusal(null);
    const sent = await test.run({});
    if (sent) setResult(sent.sendTestMail);
  }

  return (
    <FormStack>
      <SettingsText>The message goes to your own address, {testAddress}.</SettingsText>
      <output aria-live="polite">
        {result && <Callout tone={tones[result.outcome]}>{result.message}</Callout>}
      </output>
      <FormError message={refusal} />
      {maySend && (
        <FormActions>
          <Button busy={test.busy} onClick={() => void send()}>
            Send test message
          </Button>
        </FormActions>
      )}
    </FormStack>
  );
}
