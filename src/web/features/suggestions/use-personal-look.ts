import { useEffect } from 'react';
import { useQuery } from 'urql';
import type { PersonalLookFieldsFragment } from '#web/lib/graphql.gen.ts';
import { PersonalDataLookDocument } from './suggestions.gen.ts';

const everyMs = 1500;

/** The newest look through what is there; while it is under way it is asked how far it is. */
export function usePersonalLook(projectId: string | null): {
  look: PersonalLookFieldsFragment | null;
  isReady: boolean;
  read: () => void;
} {
  const [{ data }, ask] = useQuery({
    query: PersonalDataLookDocument,
    variables: { projectId },
    requestPolicy: 'cache-and-network',
  });
  const look = data?.personalDataLook ?? null;
  const isRunning = look?.status === 'RUNNING';
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => ask({ requestPolicy: 'network-only' }), everyMs);
    return () => clearInterval(timer);
  }, [isRunning, ask]);
  return { look, isReady: data !== undefined, read: () => ask({ requestPolicy: 'network-only' }) };
}
