// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Client, fetchExchange, Provider } from 'urql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { speechBroke } from '#domain/ai/spoken-text.ts';
import { toasts } from '#web/ui/toast-store.ts';
import { ListenButton, useSpokenPlace } from './index.ts';

/** The voice of a browser: it says what it is given until the test lets it finish. */
class Voice extends EventTarget {
  said: Utterance[] = [];
  names: string[] = ['Ada'];
  getVoices = () => this.names;
  speak = (utterance: Utterance) => void this.said.push(utterance);
  cancels = 0;
  cancel = () => void (this.cancels += 1);
}
class Utterance extends EventTarget {
  lang = '';
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}
class Sound extends EventTarget {
  static all: Sound[] = [];
  src = '';
  duration = 10;
  currentTime = 0;
  isPlaying = false;
  constructor() {
    super();
    Sound.all.push(this);
  }
  play = async () => void (this.isPlaying = true);
  pause = () => void (this.isPlaying = false);
  hasAttribute = () => this.src !== '';
  removeAttribute = () => void (this.src = '');
}

const id = '0190a1b2-0000-7000-8000-000000000001';
const sentences = [
  { __typename: 'SpokenSentence', text: 'One is said.', place: 0 },
  { __typename: 'SpokenSentence', text: 'Two is said.', place: 2 },
];
let voice: Voice;
let hasSound = false;
let sound: (number: number) => Response;
let fetched: { path: string; authorization: string | null }[] = [];
let root: Root;
let place: HTMLElement;

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** What the server says. */
async function answer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const path = input instanceof Request ? input.url : input.toString();
  if (path.startsWith('/api/auth/token')) return json({ token: 'a.b.c', expiresIn: 300 });
  if (!path.startsWith('/api/speech/')) {
    const asked = typeof init.body === 'string' ? init.body : '';
    const pieces = sentences.map((one) => ({ __typename: 'SpokenPiece', sentences: [one] }));
    const text = { __typename: 'SpokenText', language: 'en-GB', hasSound, pieces };
    return json({
      data: asked.includes('spokenText') ? { spokenText: text } : { speechAvailable: hasSound },
    });
  }
  fetched.push({ path, authorization: new Headers(init.headers).get('authorization') });
  return sound(Number(path.at(-1)));
}

function Text() {
  return <output>{useSpokenPlace(id)}</output>;
}

beforeEach(() => {
  voice = new Voice();
  Sound.all = [];
  fetched = [];
  hasSound = false;
  sound = () => new Response('sound', { headers: { 'content-type': 'audio/mpeg' } });
  toasts.set([]);
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    SpeechSynthesisUtterance: Utterance,
    Audio: Sound,
    speechSynthesis: voice,
    fetch: answer,
  });
  Object.assign(URL, { createObjectURL: () => 'blob:sound', revokeObjectURL: () => {} });
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

async function show(): Promise<void> {
  const client = new Client({
    url: 'http://hark.test/api/graphql',
    exchanges: [fetchExchange],
    fetch: answer,
    preferGetMethod: false,
  });
  await act(async () =>
    root.render(
      <MantineProvider>
        <Provider value={client}>
          <ListenButton type="SUMMARY" id={id} />
          <Text />
        </Provider>
      </MantineProvider>,
    ),
  );
}

const button = (label: string) => place.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`);
const press = (label: string) => act(async () => button(label)?.click());
const isPressed = () => button('Listen')?.getAttribute('aria-pressed');
const marked = () => place.querySelector('output')?.textContent;
const until = (isTrue: () => boolean) => act(() => vi.waitFor(() => expect(isTrue()).toBe(true)));
const tell = (of: EventTarget | undefined, name: string) =>
  act(async () => of?.dispatchEvent(new Event(name)));

describe('with the browser’s voice', () => {
  test('a text is read sentence by sentence, each marked, until its end', async () => {
    await show();
    expect(isPressed()).toBe('false');
    await press('Listen');
    await until(() => voice.said.length === 1);
    expect(voice.said[0]).toMatchObject({ text: 'One is said.', lang: 'en-GB' });
    expect([isPressed(), marked()]).toEqual(['true', '0']);
    await tell(voice.said[0], 'end');
    expect([voice.said[1]?.text, marked()]).toEqual(['Two is said.', '2']);
    await tell(voice.said[1], 'end');
    expect([isPressed(), marked(), button('Stop listening')]).toEqual(['false', '', null]);
    expect(fetched).toEqual([]);
  });

  test('it pauses, goes on with the same sentence, and stops', async () => {
    await show();
    await press('Listen');
    await until(() => voice.said.length === 1);
    const { cancels } = voice;
    await press('Listen');
    expect([voice.cancels > cancels, isPressed()]).toEqual([true, 'false']);
    // A browser tells of the end of what was cancelled.
    await tell(voice.said[0], 'end');
    expect(voice.said).toHaveLength(1);
    await press('Listen');
    expect([voice.said[1]?.text, isPressed()]).toEqual(['One is said.', 'true']);
    await press('Stop listening');
    expect([isPressed(), marked()]).toEqual(['false', '']);
    expect(document.activeElement).toBe(button('Listen'));
  });

  test('who leaves the page hears no more', async () => {
    await show();
    await press('Listen');
    await until(() => voice.said.length === 1);
    const { cancels } = voice;
    await act(async () => root.render(<p />));
    expect(voice.cancels).toBeGreaterThan(cancels);
    await tell(voice.said[0], 'end');
    expect(voice.said).toHaveLength(1);
  });
});

describe('with a service', () => {
  beforeEach(() => {
    hasSound = true;
    voice.names = [];
  });

  test('pieces are fetched with the person’s bearer, the next one ahead, and played in order', async () => {
    await show();
    await until(() => button('Listen') !== null);
    await press('Listen');
    await until(() => Sound.all[0]?.isPlaying === true && fetched.length === 2);
    expect(fetched).toEqual(
      [0, 1].map((n) => ({ path: `/api/speech/summary/${id}/${n}`, authorization: 'Bearer a.b.c' })),
    );
    await tell(Sound.all[0], 'timeupdate');
    expect([isPressed(), marked()]).toEqual(['true', '0']);
    await press('Listen');
    expect([Sound.all[0]?.isPlaying, isPressed()]).toEqual([false, 'false']);
    await press('Listen');
    expect([Sound.all[0]?.isPlaying, isPressed()]).toEqual([true, 'true']);
    await tell(Sound.all[0], 'ended');
    await tell(Sound.all[0], 'timeupdate');
    expect(marked()).toBe('2');
    await tell(Sound.all[0], 'ended');
    await until(() => isPressed() === 'false');
    expect([fetched.length, marked()]).toEqual([2, '']);
  });

  test.each([
    [
      'breaks off',
      () =>
        new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(new Uint8Array(10));
              controller.error(new TypeError('network error'));
            },
          }),
        ),
      speechBroke,
    ],
    [
      'is refused',
      () =>
        json({ errors: [{ code: 'InvalidOperation', title: 'AI is turned off for this workspace.' }] }, 409),
      'AI is turned off for this workspace.',
    ],
  ])('a sound that %s ends in a message', async (_what, reply, message) => {
    sound = reply;
    await show();
    await until(() => button('Listen') !== null);
    await press('Listen');
    await until(() => toasts.get().length > 0);
    expect(toasts.get()).toMatchObject([{ message, tone: 'error' }]);
    expect([isPressed(), button('Stop listening')]).toEqual(['false', null]);
  });
});

test('without any voice there is no button, and one that is found later brings it', async () => {
  voice.names = [];
  await show();
  expect(button('Listen')).toBeNull();
  voice.names = ['Ada'];
  await tell(voice, 'voiceschanged');
  expect(button('Listen')).not.toBeNull();
});
