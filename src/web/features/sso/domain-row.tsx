import { IconX } from '@tabler/icons-react';
import { useCommand } from '#web/lib/use-command.ts';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { SettingsRow } from '#web/ui/settings-part.tsx';
import { DomainProof } from './domain-proof.tsx';
import type { SsoDomain } from './sso-domain.ts';
import { RemoveSsoDomainDocument } from './sso.gen.ts';
import classes from './sso-screen.module.css';

export function DomainRow({ domain }: { domain: SsoDomain }) {
  const remove = useCommand(RemoveSsoDomainDocument);
  const isVerified = domain.verifiedAt !== null;
  return (
    <li className={classes.domain}>
      <SettingsRow name={domain.domain}>
        <Badge tone={isVerified ? 'success' : 'warning'}>{isVerified ? 'Verified' : 'Not verified'}</Badge>
        <IconButton
          label={`Remove ${domain.domain}`}
          onClick={() => void remove.run({ domain: domain.domain })}
        >
          <IconX size={16} />
        </IconButton>
      </SettingsRow>
      {!isVerified && <DomainProof domain={domain} />}
    </li>
  );
}
