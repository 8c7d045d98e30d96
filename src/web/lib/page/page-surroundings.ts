import { createContext } from 'react';

/** What a page needs to know of where it is shown. */
export const PageSurroundings = createContext<{ isPeek: boolean; openDrawer: () => void }>({
  isPeek: false,
  openDrawer: () => {},
});
