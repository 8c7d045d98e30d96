import { parseText } from '#domain/limits/text-limit.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { customerWords, parseConversation, type Turn, type TurnDraft } from './conversation.ts';
import { parseLanguage } from './language.ts';
import { parseProperties, type Property } from './properties.ts';

export const dataPointSources = ['paste', 'csv', 'api'] as const;
export type DataPointSource = (typeof dataPointSources)[number];

/** One thing that somebody said: a review, an answer, a ticket; or a conversation, then `turns` has its messages. */
export type DataPointDraft = {
  readonly text?: string | null;
  readonly turns?: readonly TurnDraft[] | null;
  /** Left out: the moment it is added. */
  readonly saidAt?: Date | null;
  readonly participant?: string | null;
  readonly url?: string | null;
  /** What the tool it comes from calls it: the same one is never added twice. */
  readonly externalId?: string | null;
  /** Left out: it is told from the words. */
  readonly language?: string | null;
  /** What else its source says of it. */
  readonly properties?: readonly Property[] | null;
};

export type DataPoint = {
  /** Of a conversation what the customer says in it. */
  readonly text: string;
  readonly turns: readonly Turn[];
  readonly saidAt: Date | null;
  readonly participant: string | null;
  readonly url: string | null;
  readonly externalId: string | null;
  /** As its sender says. */
  readonly language: string | null;
  readonly properties: readonly Property[];
};

export const mostDataPointsAtOnce = 1000;

export const dataPointLimits = {
  text: { name: 'Data point', max: 20_000, min: 1 },
  participant: { name: 'Participant', max: 300 },
  externalId: { name: 'External id', max: 200 },
  url: { name: 'Link', max: 2048 },
} as const;

export function parseDataPoint(draft: DataPointDraft): Parsed<DataPoint> {
  const participant = parseText(dataPointLimits.participant, draft.participant ?? '');
  if (!participant.ok) return participant;
  const said = parseSaid(draft, participant.value || null);
  if (!said.ok) return said;
  const externalId = parseText(dataPointLimits.externalId, draft.externalId ?? '');
  if (!externalId.ok) return externalId;
  const url = parseLink(draft.url ?? '');
  if (!url.ok) return url;
  const language = parseLanguage(draft.language ?? '');
  if (!language.ok) return language;
  const properties = parseProperties(draft.properties ?? []);
  if (!properties.ok) return properties;
  const { text, turns } = said.value;
  const times = [draft.saidAt, ...turns.map((turn) => turn.saidAt)].flatMap((time) => time ?? []);
  if (!times.every(isStorable)) return refused('The date of a data point is out of range');
  return accepted({
    text,
    turns,
    saidAt: times[0] ?? null,
    participant: participant.value || (turns.find((turn) => turn.fromCustomer)?.participant ?? null),
    externalId: externalId.value || null,
    url: url.value,
    language: language.value,
    properties: properties.value,
  });
}

function parseSaid(
  { text, turns }: DataPointDraft,
  participant: string | null,
): Parsed<Pick<DataPoint, 'text' | 'turns'>> {
  if (!turns || turns.length === 0) {
    const whole = parseText(dataPointLimits.text, text ?? '');
    return whole.ok ? accepted({ text: whole.value, turns: [] }) : whole;
  }
  if ((text ?? '').trim() !== '') return refused('A data point has a text or messages, not both');
  const conversation = parseConversation(turns, participant);
  if (!conversation.ok) return conversation;
  const words = parseText(dataPointLimits.text, customerWords(conversation.value));
  return words.ok ? accepted({ text: words.value, turns: conversation.value }) : words;
}

/** Only what a browser opens as a page: the link is shown to everybody who reads the channel. */
function parseLink(text: string): Parsed<string | null> {
  if (text.trim() === '') return accepted(null);
  if (text.length > dataPointLimits.url.max || !/^https?:\/\/\S+$/iu.test(text.trim()))
    return refused('A link starts with http:// or https:// and has at most 2048 characters');
  return accepted(text.trim());
}

function isStorable(time: Date): boolean {
  const year = time.getUTCFullYear();
  return year >= 1900 && year <= 2200;
}
