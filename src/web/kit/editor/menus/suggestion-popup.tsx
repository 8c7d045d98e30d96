import { ReactRenderer } from '@tiptap/react';
import type { SuggestionKeyDownProps, SuggestionProps } from '@tiptap/suggestion';
import { SuggestionList, type Suggested, type SuggestionListProps } from './suggestion-list.tsx';

/** The list under the cursor of `/`, `@` and `:`. */
export function suggestionPopup<Item extends Suggested>(label: string) {
  return () => {
    let renderer: ReactRenderer | null = null;
    let unmount: (() => void) | null = null;
    let latest: SuggestionProps<Item> | null = null;
    let active = 0;

    function listProps(props: SuggestionProps<Item>): SuggestionListProps<Item> {
      return {
        label,
        items: props.items,
        active,
        isLoading: props.loading,
        onPick: (item) => props.command(item),
        onPoint: (index) => move(index),
      };
    }

    function move(index: number): void {
      if (!latest || index === active) return;
      active = index;
      renderer?.updateProps(listProps(latest));
    }

    return {
      onStart(props: SuggestionProps<Item>) {
        active = 0;
        latest = props;
        renderer = new ReactRenderer(SuggestionList<Item>, { props: listProps(props), editor: props.editor });
        const element = renderer.element;
        element.style.zIndex = '320';
        element.style.position = 'absolute';
        unmount = props.mount(element);
      },
      onUpdate(props: SuggestionProps<Item>) {
        if (props.query !== latest?.query) active = 0;
        latest = props;
        renderer?.updateProps(listProps(props));
      },
      onKeyDown({ event }: SuggestionKeyDownProps): boolean {
        const count = latest?.items.length ?? 0;
        if (event.key === 'Escape' || !latest || count === 0) return false;
        if (event.key === 'ArrowDown') move((active + 1) % count);
        else if (event.key === 'ArrowUp') move((active - 1 + count) % count);
        else if (event.key === 'Enter' || event.key === 'Tab') {
          const chosen = latest.items[active];
          if (chosen) latest.command(chosen);
        } else return false;
        return true;
      },
      onExit() {
        unmount?.();
        renderer?.destroy();
        renderer = null;
        latest = null;
      },
    };
  };
}
