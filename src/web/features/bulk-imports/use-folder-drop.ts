import { useEffect, useEffectEvent, type RefObject } from 'react';
import { countLimits } from '#domain/limits/count-limits.ts';
import { droppedTree, hasFiles, type FileInFolder } from '#web/kit/files/dropped-files.ts';

/** Files and folders that are dropped on an area. One too many are read, so that the server can say that they are. */
export function useFolderDrop(
  area: RefObject<HTMLElement | null>,
  onDrop: (found: Promise<FileInFolder[]>) => void,
): void {
  const take = useEffectEvent(onDrop);
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const over = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      // Beside this area the page takes no files, and says so to the browser.
      event.stopPropagation();
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer) || event.dataTransfer === null) return;
      event.preventDefault();
      event.stopPropagation();
      take(droppedTree(event.dataTransfer, countLimits.bulkImportFiles.max + 1));
    };
    element.addEventListener('dragover', over);
    element.addEventListener('drop', drop);
    return () => {
      element.removeEventListener('dragover', over);
      element.removeEventListener('drop', drop);
    };
  }, [area]);
}
