/** `changeId` takes the change back; the topic is absent where it was deleted or themes left all topics. */
export type TopicEdit = {
  readonly changeId: string;
  readonly topicId: string | null;
  readonly channelId: string;
};
