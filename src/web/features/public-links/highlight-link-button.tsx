import { IconWorldOff, IconWorldShare } from '@tabler/icons-react';
import { useQuery } from 'urql';
import { ObjectAccessDocument } from '#web/features/access/access.gen.ts';
import { useCan } from '#web/features/members/index.ts';
import type { ObjectRef } from '#web/kit/objects/object-ref.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { IconButton } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import {
  CreatePublicLinkDocument,
  HighlightLinkDocument,
  RevokeHighlightLinkDocument,
} from './public-links.gen.ts';

export type HighlightLinkButtonProps = { object: ObjectRef; highlightId: string };

const copied = 'Public link copied. It shows this quote and its clip, without names.';

/** A link for people without an account that shows this quote and its clip, and nothing else of the document. */
export function HighlightLinkButton({ object: { type, id }, highlightId }: HighlightLinkButtonProps) {
  const [{ data }] = useQuery({
    query: ObjectAccessDocument,
    variables: { type, id },
    requestPolicy: 'cache-first',
  });
  const may = useCan('publicLink.create', { level: data?.objectAccess.viewerLevel ?? null });
  const [{ data: open }] = useQuery({
    query: HighlightLinkDocument,
    variables: { type, id, highlightId },
    pause: !may.allowed,
  });
  const create = useCommand(CreatePublicLinkDocument);
  const revoke = useCommand(RevokeHighlightLinkDocument);
  if (!may.allowed) return null;

  async function share() {
    const made = await create.run({ input: { type, id, highlightId, hideNames: true } });
    if (made) await copyText(made.createPublicLink.url, copied);
  }

  async function turnOff() {
    const done = await revoke.run({ type, id, highlightId });
    if (done) showToast({ message: 'Public link turned off' });
  }

  return (
    <>
      <IconButton label="Copy public link" onClick={() => void share()}>
        <IconWorldShare size={16} />
      </IconButton>
      {open?.publicLink && (
        <IconButton label="Turn off public link" onClick={() => void turnOff()}>
          <IconWorldOff size={16} />
        </IconButton>
      )}
    </>
  );
}
