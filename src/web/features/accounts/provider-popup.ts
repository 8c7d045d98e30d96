import { useEffect, useEffectEvent, useRef } from 'react';
import { confirmEmailResultCodec, type ConfirmEmailResult } from '#domain/accounts/confirm-email.ts';
import { decode, isOf } from '#domain/codec/codec.ts';

/** Not the opener: our pages cut it, so that no site that we lead to can reach back into them. */
const channelName = 'hark-sign-in';

/** Opens the provider in a window of its own; the page stays as it is until the answer comes. */
export function useProviderPopup(onAnswer: (answer: ConfirmEmailResult) => void): (url: string) => boolean {
  const isWaiting = useRef(false);
  const answer = useEffectEvent((data: unknown) => {
    if (!isWaiting.current || !isOf(confirmEmailResultCodec, data)) return;
    isWaiting.current = false;
    onAnswer(decode(confirmEmailResultCodec, data));
  });
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', ({ data }) => answer(data));
    return () => channel.close();
  }, []);
  return (url) => {
    const target = new URL(url);
    target.searchParams.set('uxMode', 'popup');
    isWaiting.current = window.open(target, '_blank', 'popup,width=520,height=680') !== null;
    return isWaiting.current;
  };
}

/** From the window at the provider to the page that waits for it. */
export function answerFromPopup(result: ConfirmEmailResult): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(result);
  channel.close();
  window.close();
}
