import type { AccessObject } from '#domain/access/can.ts';
import { useCan } from '#web/features/members/index.ts';
import { FindButton } from '#web/features/suggestions/index.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { PersonalDataReview } from './personal-data-review.tsx';
import { PurgePersonalDataDocument, ReviewPersonalDataDocument } from './personal-data.gen.ts';
import { useReview } from './review-personal-data.ts';
import { usePersonalData, type Target } from './use-personal-data.ts';

type PersonalDataDialogProps = { target: Target; access: AccessObject; onClose: () => void };

/** Finds personal data in a text. */
export function PersonalDataDialog({ target, access, onClose }: PersonalDataDialogProps) {
  const lift = useCan('redaction.lift', access);
  const data = usePersonalData(target);
  const review = useReview(lift.allowed, (client, ids, decision) =>
    client.mutation(ReviewPersonalDataDocument, { ids, decision }).toPromise(),
  );
  const purge = useCommand(PurgePersonalDataDocument);
  return (
    <PersonalDataReview
      hint="Hidden words are replaced in the text and its history, and in quotes, summaries and answers taken from it. Recordings are muted and blurred where the words are said. People with full access can show them again until they are permanently deleted."
      data={data}
      hiddenCount={data.hidden.length}
      mayLift={lift.allowed}
      review={review}
      purge={{ busy: purge.busy, run: () => purge.run(target) }}
      onClose={onClose}
    >
      <FindButton target={target} />
    </PersonalDataReview>
  );
}
