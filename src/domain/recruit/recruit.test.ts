import { describe, expect, test } from 'vitest';
import {
  canChangeParticipantStatus,
  countTaken,
  isTaken,
  notifiedParticipantStatuses,
  participantByScreenerStatus,
  participantStatuses,
  screenerResponseStatuses,
  shouldNotifyOfParticipant,
} from './participant-status.ts';
import {
  canChangeStudyStatus,
  isStudyActive,
  recruitingStatus,
  recruitingStatuses,
  studyStatuses,
} from './study-status.ts';
import { reachesThreshold, recruitThresholds } from './thresholds.ts';

describe('studies', () => {
  test('lists', () => {
    expect(studyStatuses).toEqual(['COMPLETED', 'DRAFT', 'PAUSED', 'RECRUITING']);
    expect(recruitingStatuses).toEqual(['RECRUITING', 'RECRUITED', 'PAUSED']);
  });

  test('paused or recruiting is active', () => {
    expect(studyStatuses.filter(isStudyActive)).toEqual(['PAUSED', 'RECRUITING']);
  });

  test('transitions', () => {
    const allowed = studyStatuses.flatMap((from) =>
      studyStatuses.filter((to) => canChangeStudyStatus(from, to)).map((to) => `${from} ${to}`),
    );
    expect(allowed).toEqual([
      'DRAFT RECRUITING',
      'PAUSED COMPLETED',
      'PAUSED RECRUITING',
      'RECRUITING COMPLETED',
      'RECRUITING PAUSED',
    ]);
  });

  test.each([
    ['DRAFT', 0, null],
    ['COMPLETED', 5, null],
    ['RECRUITING', 4, 'RECRUITING'],
    ['RECRUITING', 5, 'RECRUITED'],
    ['PAUSED', 4, 'PAUSED'],
    ['PAUSED', 6, 'RECRUITED'],
  ] as const)('%s with %s of 5 taken shows %s', (status, taken, shown) => {
    expect(recruitingStatus({ status, taken, wanted: 5 })).toBe(shown);
  });

  test.each([
    ['first', 30, 1, true],
    ['first', 29, 1, false],
    ['first', 30, 0, false],
    ['second', 1440, 10, true],
    ['second', 1439, 10, false],
    ['second', 1440, 9, false],
  ] as const)('%s threshold at %s min and %s participants', (name, minutes, participants, reached) => {
    expect(reachesThreshold(recruitThresholds[name], { minutes, participants })).toBe(reached);
  });
});

describe('participants', () => {
  test('lists', () => {
    expect(participantStatuses.join(' ')).toBe(
      'ATTENDED CANCELLED COMPLETED DISQUALIFIED INVITED NOSHOW QUALIFIED SCHEDULED',
    );
    expect(screenerResponseStatuses.join(' ')).toBe(
      'PENDING INVITED SCHEDULED ATTENDED NOSHOW INVALIDRESPONSE REJECTEDQUALITY PAID CANCELLED',
    );
    expect(Object.keys(participantByScreenerStatus)).toEqual([...screenerResponseStatuses]);
  });

  test('taken', () => {
    expect(participantStatuses.filter(isTaken)).toEqual(['ATTENDED', 'COMPLETED', 'SCHEDULED']);
    expect(countTaken(participantStatuses)).toBe(3);
    expect(countTaken([])).toBe(0);
  });

  test('notifies of a change to scheduled, cancelled or qualified', () => {
    expect(notifiedParticipantStatuses).toEqual(['SCHEDULED', 'CANCELLED', 'QUALIFIED']);
    expect(participantStatuses.filter((to) => shouldNotifyOfParticipant(null, to))).toEqual([
      'CANCELLED',
      'QUALIFIED',
      'SCHEDULED',
    ]);
    expect(shouldNotifyOfParticipant('SCHEDULED', 'SCHEDULED')).toBe(false);
    expect(shouldNotifyOfParticipant('INVITED', 'SCHEDULED')).toBe(true);
  });

  test('nobody attends without being scheduled', () => {
    const before = participantStatuses.filter((from) => canChangeParticipantStatus(from, 'ATTENDED'));
    expect(before).toEqual(['COMPLETED', 'NOSHOW', 'SCHEDULED']);
    expect(canChangeParticipantStatus('DISQUALIFIED', 'SCHEDULED')).toBe(false);
  });
});
