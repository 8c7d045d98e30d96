import { use, useCallback, useState } from 'react';
import { boolean, literal } from '#domain/codec/primitives.ts';
import { noteSidebarTabs } from '#domain/notes/sidebar-tabs.ts';
import { useLocalValue } from '#web/lib/local-value.ts';
import { PageSurroundings } from '#web/lib/page/page-surroundings.ts';

export type Side = {
  readonly isOpen: boolean;
  readonly tab: SideTabName;
  readonly show: (tab: SideTabName) => void;
  /** The button of a tab: opens it, or closes the side when it is there already. */
  readonly toggle: (tab: SideTabName) => void;
  readonly close: () => void;
};

/** An insight has the evidence of its project beside it. */
export const sideTabNames = ['Evidence', ...noteSidebarTabs] as const;
export type SideTabName = (typeof sideTabNames)[number];

/** As a link spells it. */
export function sideTabNamed(name: string | undefined): SideTabName | null {
  return sideTabNames.find((tab) => tab.toLowerCase() === name?.toLowerCase()) ?? null;
}

const tabCodec = literal(...sideTabNames);

/** Open beside the text where there is room, until somebody closes it. `first`: a tab before the one of last time. */
export function useSide({
  asked: link,
  first,
}: {
  asked: SideTabName | null;
  first: SideTabName | null;
}): Side {
  const { isPeek } = use(PageSurroundings);
  const [asked, setAsked] = useState(link !== null);
  const [isPinned, setPinned] = useLocalValue('documentComments', boolean, true);
  const [kept, setKept] = useLocalValue('documentSideTab', tabCodec, 'Comments');
  const [tab, setTab] = useState(link ?? first ?? kept);
  const isOpen = asked || (isPinned && !isPeek && isWide());
  const show = useCallback((next: SideTabName) => {
    setTab(next);
    setAsked(true);
  }, []);

  function set(isShown: boolean) {
    setAsked(isShown);
    if (!isPeek) setPinned(isShown);
  }

  return {
    isOpen,
    tab,
    show: (next) => {
      show(next);
      setKept(next);
    },
    toggle: (next) => {
      set(!isOpen || tab !== next);
      setTab(next);
      setKept(next);
    },
    close: () => set(false),
  };
}

/** Beside the text only where both have room. */
function isWide(): boolean {
  return matchMedia('(min-width: 1200px)').matches;
}
