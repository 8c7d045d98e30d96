/** How somebody hears of something. Mail and digest come beside the app. */
export const noticeWays = ['APP', 'MAIL', 'DIGEST', 'OFF'] as const;
export type NoticeWay = (typeof noticeWays)[number];

type NoticeSpec = {
  /** As the settings name it. */
  readonly label: string;
  readonly ways: readonly NoticeWay[];
  /** Until the person chooses. */
  readonly way: NoticeWay;
};

const all = noticeWays;

/** Everything that the product tells a person, with what they can choose. */
export const notices = {
  MENTION: { label: 'Someone mentions me', ways: all, way: 'MAIL' },
  REPLY: { label: 'Someone replies in a thread of mine', ways: all, way: 'MAIL' },
  COMMENT: { label: 'Someone comments on what I wrote', ways: all, way: 'MAIL' },
  ACCESS_GIVEN: { label: 'Someone gives me access', ways: all, way: 'MAIL' },
  ACCESS_REQUESTED: { label: 'Someone requests access from me', ways: all, way: 'MAIL' },
  ACCESS_ANSWERED: { label: 'My access request is answered', ways: all, way: 'MAIL' },
  INVITE_ACCEPTED: { label: 'Someone accepts my invitation', ways: all, way: 'MAIL' },
  JOB_FINISHED: { label: 'An import, export or transcription of mine finishes', ways: all, way: 'APP' },
  JOB_FAILED: { label: 'An import, export or transcription of mine fails', ways: all, way: 'MAIL' },
  AGENT_FINISHED: { label: 'An agent of mine has something for me', ways: all, way: 'APP' },
  FOLLOWED_CHANGE: { label: 'Something I follow changes', ways: ['APP', 'DIGEST', 'OFF'], way: 'DIGEST' },
} as const satisfies Record<string, NoticeSpec>;

export type Notice = keyof typeof notices;
export const noticeNames = Object.keys(notices) as readonly Notice[];

export function isNotice(text: string): text is Notice {
  return Object.hasOwn(notices, text);
}

export function canChoose(notice: Notice, way: NoticeWay): boolean {
  const { ways }: NoticeSpec = notices[notice];
  return ways.includes(way);
}
