import { useEffect, useMemo } from 'react';
import { useClient } from 'urql';
import { createTagIndex, type TagIndex } from '../model/tag-index.ts';

/** The tags that can be used in a project (`isShared`: in every project), as long as somebody chooses among them. */
export function useTagIndex(projectId: string, isShared: boolean): TagIndex {
  const client = useClient();
  const index = useMemo(() => {
    const whole = createTagIndex(client, projectId);
    return isShared ? sharedOnly(whole) : whole;
  }, [client, projectId, isShared]);
  useEffect(() => index.start(), [index]);
  return index;
}

function sharedOnly(index: TagIndex): TagIndex {
  let known = index.all();
  let shared = known.filter(isShared);
  const all = () => {
    if (known !== index.all()) {
      known = index.all();
      shared = known.filter(isShared);
    }
    return shared;
  };
  return { ...index, all, recent: () => nothing, mostUsed: () => all().slice(0, 9) };
}

const nothing: readonly never[] = [];

function isShared({ projectId }: { projectId: string | null }): boolean {
  return projectId === null;
}
