import { useCommentMoments } from '#web/features/comments/index.ts';
import { Recording, type RecordingProps } from './recording.tsx';

export type CommentedRecordingProps = Omit<RecordingProps, 'comments'>;

/** A recording of a document, with the comments at its times. */
export function CommentedRecording(props: CommentedRecordingProps) {
  const { ownerType } = props.file;
  if (ownerType !== 'NOTE' && ownerType !== 'INSIGHT') return <Recording {...props} />;
  return <WithComments {...props} objectType={ownerType} />;
}

function WithComments({
  objectType,
  ...props
}: CommentedRecordingProps & { objectType: 'NOTE' | 'INSIGHT' }) {
  const { id: fileId, ownerId: objectId } = props.file;
  return <Recording {...props} comments={useCommentMoments({ objectType, objectId, fileId })} />;
}
