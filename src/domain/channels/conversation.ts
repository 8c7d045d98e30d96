import { parseText, countCharacters } from '#domain/limits/text-limit.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

/** One message of a conversation, in the order in which it was written. */
export type Turn = {
  readonly participant: string | null;
  readonly saidAt: Date | null;
  /** What the team or a machine answers is read, but is nobody's feedback. */
  readonly fromCustomer: boolean;
  readonly text: string;
};

export type TurnDraft = {
  readonly participant?: string | null;
  readonly saidAt?: Date | null;
  readonly text: string;
  /** Left out in all of them: who speaks first is the customer, or who the data point is from. */
  readonly fromCustomer?: boolean | null;
};

export const conversationLimits = { turns: 500, characters: 20_000 } as const;
const turnText = { name: 'Message', max: conversationLimits.characters, min: 1 } as const;
const speaker = { name: 'Participant', max: 300 } as const;

export function parseConversation(
  drafts: readonly TurnDraft[],
  participant: string | null,
): Parsed<readonly Turn[]> {
  const said = drafts.filter(({ text }) => text.trim() !== '');
  if (said.length === 0) return refused('A conversation must have at least one message with text');
  const characters = said.reduce((sum, { text }) => sum + countCharacters(text), 0);
  if (said.length > conversationLimits.turns || characters > conversationLimits.characters)
    return refused('A conversation has at most 500 messages and 20,000 characters');
  const isOfCustomer = customersOf(said, participant);
  const turns: Turn[] = [];
  for (const draft of said) {
    const text = parseText(turnText, draft.text);
    if (!text.ok) return text;
    const name = parseText(speaker, draft.participant ?? '');
    if (!name.ok) return name;
    turns.push({
      participant: name.value || null,
      saidAt: draft.saidAt ?? null,
      fromCustomer: isOfCustomer(draft),
      text: text.value,
    });
  }
  return accepted(turns);
}

function customersOf(turns: readonly TurnDraft[], participant: string | null): (turn: TurnDraft) => boolean {
  if (turns.some(({ fromCustomer }) => fromCustomer === true)) return (turn) => turn.fromCustomer === true;
  if (turns.some(({ fromCustomer }) => fromCustomer === false)) return (turn) => turn.fromCustomer !== false;
  const name = (turn: TurnDraft | undefined): string => turn?.participant?.trim() ?? '';
  const isNamed = participant !== null && turns.some((turn) => name(turn) === participant);
  const customer = isNamed ? participant : name(turns[0]);
  return (turn) => name(turn) === customer;
}

/** What the customer says in it: these words are compared with others. Where nobody is one, all of it. */
export function customerWords(turns: readonly Pick<Turn, 'fromCustomer' | 'text'>[]): string {
  const own = turns.filter(({ fromCustomer }) => fromCustomer);
  return (own.length > 0 ? own : turns).map(({ text }) => text).join('\n');
}

/**
 * As one cell of a table: `[time] Name (customer): words`, a line for each message; a line that begins with blanks goes
 * on with the one above.
 */
export function writeConversation(turns: readonly Turn[]): string {
  return turns
    .map(({ participant, saidAt, fromCustomer, text }) => {
      const time = saidAt === null ? '' : `[${saidAt.toISOString()}] `;
      const who = (participant ?? '').replaceAll(/[:\n]/gu, ' ').trim();
      return `${time}${who === '' ? '?' : who} (${fromCustomer ? 'customer' : 'agent'}): ${text.replaceAll('\n', '\n  ')}`;
    })
    .join('\n');
}

const opening =
  /^(?:\[(?<time>[^\]]{4,40})\]\s*)?(?<name>[^\s:][^:\n]{0,99}?)\s*(?:\((?<role>customer|agent)\))?\s*:(?:\s+|$)(?<text>.*)$/iu;

/** A cell as other tools write it too: `Name: words`. What names nobody goes on with the message above. */
export function readConversation(cell: string): TurnDraft[] {
  const turns: {
    participant: string | null;
    saidAt: Date | null;
    fromCustomer: boolean | null;
    text: string;
  }[] = [];
  for (const line of cell.replaceAll(/\r\n?/gu, '\n').split('\n')) {
    const found = /^\s/u.test(line) ? undefined : opening.exec(line)?.groups;
    const last = turns.at(-1);
    if (found) {
      const { time = '', name = '', role, text = '' } = found;
      turns.push({
        participant: name === '?' ? null : name.trim(),
        saidAt: timeOf(time),
        fromCustomer: role === undefined ? null : role.toLowerCase() === 'customer',
        text,
      });
    } else if (last) last.text = `${last.text}\n${line.trim()}`;
    else if (line.trim() !== '')
      turns.push({ participant: null, saidAt: null, fromCustomer: null, text: line.trim() });
  }
  return turns;
}

function timeOf(text: string): Date | null {
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : new Date(at);
}
