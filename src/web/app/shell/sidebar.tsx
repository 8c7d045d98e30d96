import { FocusTrap } from '@mantine/core';
import { IconLayoutSidebar } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { boolean, finite } from '#domain/codec/primitives.ts';
import { useLocalValue } from '#web/lib/local-value.ts';
import { IconButton } from '#web/ui/button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { appShortcuts } from '../shortcuts/app-shortcuts.ts';
import { useShortcut } from '../shortcuts/shortcuts.ts';
import { ResizeHandle } from './resize-handle.tsx';
import { SidebarNav } from './sidebar-nav.tsx';
import classes from './sidebar.module.css';
import { ViewerMenu } from './viewer-menu.tsx';
import { WorkspaceMenu } from './workspace-menu.tsx';

const defaultWidth = 240;

export type SidebarProps = { isDrawerOpen: boolean; onCloseDrawer: () => void };

/** Beside the page: resizable, or collapsed to icons. On narrow screens a drawer over it. */
export function Sidebar({ isDrawerOpen, onCloseDrawer }: SidebarProps) {
  const [savedWidth, saveWidth] = useLocalValue('sidebarWidth', finite, defaultWidth);
  const [isCollapsed, setCollapsed] = useLocalValue('sidebarCollapsed', boolean, false);
  const [width, setWidth] = useState(savedWidth);
  const isNarrow = useIsNarrow();
  const showsIcons = isCollapsed && !isNarrow;
  useShortcut('toggleSidebar', () => setCollapsed(!isCollapsed));

  return (
    <>
      {isNarrow && isDrawerOpen && <div className={classes.scrim} onClick={onCloseDrawer} aria-hidden />}
      <FocusTrap active={isNarrow && isDrawerOpen}>
        <div
          className={joinClasses(classes.sidebar, showsIcons && classes.icons)}
          style={{ width: showsIcons || isNarrow ? undefined : width }}
          data-open={isDrawerOpen || undefined}
          inert={isNarrow && !isDrawerOpen}
          role="presentation"
          onKeyDown={(event) => {
            if (event.key === 'Escape' && isNarrow) onCloseDrawer();
          }}
        >
          <div className={classes.top}>
            <WorkspaceMenu isIcon={showsIcons} />
            {!isNarrow && (
              <IconButton
                label={isCollapsed ? 'Expand sidebar' : 'Collapse sidebar'}
                shortcut={appShortcuts.toggleSidebar.keys}
                tooltipSide="right"
                aria-expanded={!isCollapsed}
                className={classes.collapse}
                onClick={() => setCollapsed(!isCollapsed)}
              >
                <IconLayoutSidebar size={16} />
              </IconButton>
            )}
          </div>
          <SidebarNav isIcons={showsIcons} />
          <ViewerMenu isIcon={showsIcons} />
          {!showsIcons && !isNarrow && (
            <ResizeHandle width={width} initial={defaultWidth} onResize={setWidth} onDone={saveWidth} />
          )}
        </div>
      </FocusTrap>
    </>
  );
}

function useIsNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => narrow.matches);
  useEffect(() => {
    const follow = () => setNarrow(narrow.matches);
    narrow.addEventListener('change', follow);
    return () => narrow.removeEventListener('change', follow);
  }, []);
  return isNarrow;
}

const narrow = matchMedia('(max-width: 767px)');
