import { fewestAuditDays } from '#domain/upkeep/kept-days.ts';
import { WrongSetting } from './wrong-setting.ts';

/** A year at least: the database lets nobody delete what is younger. */
export function readAuditDays(days: number): number | undefined {
  if (days > 0 && days < fewestAuditDays)
    throw new WrongSetting(
      `HARK_AUDIT_DAYS must be ${fewestAuditDays} or more, or 0 to keep the audit log for ever.`,
    );
  return days || undefined;
}
