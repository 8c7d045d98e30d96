import { editors, owners, readers } from '#domain/access/rule.ts';
import { defineThing, event } from '#domain/things/thing.ts';

export const recruitThing = defineThing({
  hearers: { study: 'readers', participant: 'readers' },
  actions: {
    'recruit.read': readers('project', { plan: 'recruit' }),
    'recruit.createStudy': editors('project', { plan: 'recruit' }),
    'recruit.updateStudy': editors('project', { plan: 'recruit' }),
    'recruit.launchStudy': editors('project', { plan: 'recruit' }),
    'recruit.pauseStudy': editors('project', { plan: 'recruit' }),
    'recruit.reviewParticipant': editors('project', { plan: 'recruit' }),
    'recruit.pay': owners('project', { plan: 'recruit' }),
  },
  events: {
    'study.created': event<{ studyId: string }>(),
    'study.updated': event<{ studyId: string; changed: readonly string[] }>(),
    'study.statusChanged': event<{ studyId: string; from: string; to: string }>(['editing']),
    'study.reported': event<{ studyId: string }>(),
    'participant.added': event<{ participantId: string; studyId: string }>(),
    'participant.statusChanged': event<{ participantId: string; studyId: string; from: string; to: string }>([
      'editing',
    ]),
  },
});
