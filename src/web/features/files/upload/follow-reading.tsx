import { useEffect } from 'react';
import { useQuery } from 'urql';
import { FileDocument } from '../files.gen.ts';
import { markBroken, markRead } from './upload-list.ts';

/** Watches a file that has arrived until its text is there, also while the list of uploads is folded. */
export function FollowReading({ itemKey, fileId }: { itemKey: string; fileId: string }) {
  const [{ data, error }] = useQuery({
    query: FileDocument,
    variables: { id: fileId },
    requestPolicy: 'cache-and-network',
  });
  const file = data?.file;
  const isText = file?.type !== 'AUDIO' && file?.type !== 'VIDEO';
  const isUnderWay =
    file === undefined || (isText && (file?.processing === 'WAITING' || file?.processing === 'PROGRESSING'));
  const problem = file?.processing === 'ERROR' ? (file.processingError ?? '') : null;
  useEffect(() => {
    if (problem !== null) markBroken(itemKey, problem || 'This file can’t be read');
    else if (!isUnderWay || error) markRead(itemKey);
  }, [itemKey, problem, isUnderWay, error]);
  return null;
}
