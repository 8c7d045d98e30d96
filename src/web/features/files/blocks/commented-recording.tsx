import { useCommentMoments } from '#web/features/comments/index.ts';
import { Recording, type RecordingProps } from './recording.tsx';

/** A recording of a document, with the comments at its times. */
export function CommentedRecording(props: Omit<RecordingProps, 'comments'>) {
  const { id, ownerType, ownerId } = props.file;
  const comments = useCommentMoments(
    ownerType === 'NOTE' || ownerType === 'INSIGHT'
      ? { objectType: ownerType, objectId: ownerId, fileId: id }
      : null,
  );
  return <Recording {...props} comments={comments} />;
}
