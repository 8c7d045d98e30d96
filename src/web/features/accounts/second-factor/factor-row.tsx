import { IconDeviceMobile, IconFingerprint } from '@tabler/icons-react';
import type { OwnFactor } from '#domain/accounts/second-factor.ts';
import { Button } from '#web/ui/button.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import classes from '../own/session-list.module.css';

const icons = { TOTP: IconDeviceMobile, PASSKEY: IconFingerprint } as const;

export type FactorRowProps = {
  factor: OwnFactor;
  isLocked: boolean;
  onRename: () => void;
  onRemove: () => void;
};

export function FactorRow({ factor, isLocked, onRename, onRemove }: FactorRowProps) {
  const { kind, name, createdAt, lastUsedAt } = factor;
  const Icon = icons[kind];
  return (
    <li className={classes.row}>
      <Icon size={20} aria-hidden />
      <div className={classes.text}>
        <span>{name}</span>
        <span className={classes.facts}>
          Added <RelativeTime at={createdAt} />
          {lastUsedAt !== null && (
            <>
              {' · last used '}
              <RelativeTime at={lastUsedAt} />
            </>
          )}
        </span>
      </div>
      <Button variant="quiet" aria-label={`Rename ${name}`} disabled={isLocked} onClick={onRename}>
        Rename
      </Button>
      <Button variant="quiet" aria-label={`Remove ${name}`} disabled={isLocked} onClick={onRemove}>
        Remove
      </Button>
    </li>
  );
}
