import { useEffect, useEffectEvent } from 'react';

/** A reload, Back or a closed tab takes a field away without a blur: what was typed is saved in the last moment. */
export function useSaveOnLeave(save: () => void): void {
  const saveTyped = useEffectEvent(save);
  useEffect(() => {
    const leave = () => saveTyped();
    // First of all: what looks then for changes that are not on the device yet must find this one.
    addEventListener('pagehide', leave, { capture: true });
    return () => {
      removeEventListener('pagehide', leave, { capture: true });
      leave();
    };
  }, []);
}
