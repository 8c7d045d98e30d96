import { IconPlayerPause, IconPlayerPlay, IconPlayerStop, IconVolume } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useClient, useQuery } from 'urql';
import { useDeviceVoice } from '#web/kit/speech/device-voice.ts';
import { IconButton } from '#web/ui/button.tsx';
import type { Listened } from './listened.ts';
import { SpeechAvailableDocument } from './listening.gen.ts';
import { listen, pauseListening, resumeListening, stopListening, useListening } from './listening-store.ts';

/** Reads a text aloud. Not there where neither the server nor the browser has a voice. */
export function ListenButton({ type, id }: Listened) {
  const client = useClient();
  const hasVoice = useDeviceVoice();
  const [{ data }] = useQuery({ query: SpeechAvailableDocument, pause: hasVoice });
  const state = useListening(id)?.state ?? null;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => () => stopListening(id), [id]);
  if (!hasVoice && data?.speechAvailable !== true) return null;

  function toggle() {
    if (state === null) void listen(client, { type, id });
    else if (state === 'paused') resumeListening();
    else pauseListening();
  }

  return (
    <>
      <IconButton
        ref={button}
        label="Listen"
        aria-pressed={state === 'opening' || state === 'playing'}
        aria-busy={state === 'opening' || undefined}
        onClick={toggle}
      >
        {iconOf(state)}
      </IconButton>
      {state !== null && (
        <IconButton
          label="Stop listening"
          onClick={() => {
            stopListening(id);
            // The pressed button is gone: without this the keyboard would be back at the top of the page.
            button.current?.focus();
          }}
        >
          <IconPlayerStop size={16} />
        </IconButton>
      )}
    </>
  );
}

function iconOf(state: 'opening' | 'playing' | 'paused' | null) {
  if (state === null) return <IconVolume size={16} />;
  return state === 'paused' ? <IconPlayerPlay size={16} /> : <IconPlayerPause size={16} />;
}
