import { useEffect } from 'react';
import { useClient } from 'urql';
import type { ObjectCardType } from '#web/lib/graphql.gen.ts';
import { RecordVisitDocument } from '#web/features/stars/stars.gen.ts';

/** For "recently visited". A failure is nobody's concern. */
export function useRecordVisit(type: ObjectCardType, id: string): void {
  const client = useClient();
  useEffect(() => {
    void client.mutation(RecordVisitDocument, { type, id }).toPromise();
  }, [client, type, id]);
}
