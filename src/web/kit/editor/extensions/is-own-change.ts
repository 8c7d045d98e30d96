import { isChangeOrigin } from '@tiptap/extension-collaboration';
import type { Transaction } from '@tiptap/pm/state';

/** A menu must not open here because somebody else typed a slash. */
export function isOwnChange({ transaction }: { transaction: Transaction }): boolean {
  return !isChangeOrigin(transaction);
}
