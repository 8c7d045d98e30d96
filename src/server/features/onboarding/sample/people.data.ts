import type { PersonLabel } from '#domain/text/display-names.ts';

export type SamplePerson = {
  readonly name: string;
  readonly email: string | null;
  /** Titles of the notes they took part in. */
  readonly notes: readonly string[];
  readonly kind: PersonLabel;
};

const calls = 'Calls with people who missed a delivery';
const family = 'Diary of the Adeyemi-Clarke family, days 1 to 7';
const couple = 'Interview with Petr and Lenka Dvořák, paused over deliveries';

/** Who the sample's research is about; all invented. Two records mean one person, to be merged by who looks around. */
export const samplePeople: readonly SamplePerson[] = [
  person('Dalia Ferreira', 'dalia@ferreira.example', [
    'Interview with Dalia Ferreira, paused after five months',
  ]),
  person('Marcus Oyelaran', 'marcus.oyelaran@mail.example', ['Interview with Marcus Oyelaran, paused twice']),
  person('Hanneke Visser', 'h.visser@post.example', [
    'Interview with Hanneke Visser, paused after her children moved out',
  ]),
  person('H. Visser', null, []),
  person('Petr Dvořák', 'dvorakovi@mail.example', [couple]),
  person('Lenka Dvořáková', null, [couple]),
  person('Sunniva Haugen', 'sunniva@haugen.example', ['Diary of Sunniva Haugen, days 1 to 7'], 'speaker'),
  person('Bisi Adeyemi', 'bisi@adeyemi.example', [family]),
  person('Owen Clarke', null, [family]),
  person('Gideon Marsh', 'gideon.marsh@mail.example', ['Call with Gideon Marsh, left after the second meal']),
  person('Yusuf Demir', null, ['Ride-along with Yusuf Demir, Tuesday round north'], 'speaker'),
  person('Priya N.', null, [calls]),
  person('Colm B.', null, [calls]),
  person('Jerome T.', null, [calls]),
  person('Wen-Li C.', null, [calls]),
];

function person(
  name: string,
  email: string | null,
  notes: readonly string[],
  kind: PersonLabel = 'participant',
): SamplePerson {
  return { name, email, notes, kind };
}
