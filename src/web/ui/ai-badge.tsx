import { IconSparkles } from '@tabler/icons-react';
import { aiUserName } from '#domain/ai/ai-user.ts';
import classes from './badge.module.css';

/** On everything that AI wrote, in lists and on pages alike. `part`: what AI did; null for nothing. */
export function AiBadge({ part = `Written by ${aiUserName}` }: { part?: string | null }) {
  if (part === null) return null;
  return (
    <span className={classes.badge} data-tone="neutral" title={part}>
      <IconSparkles size={12} aria-hidden /> AI
    </span>
  );
}
