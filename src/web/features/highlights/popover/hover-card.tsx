import type { Editor } from '@tiptap/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { aiPartOf, highlightAuthorOf } from '#domain/ai/ai-user.ts';
import type { Coding } from '../model/coding.ts';
import { TagChip } from '#web/kit/objects/tag-chip.tsx';
import { AiBadge } from '#web/ui/ai-badge.tsx';
import classes from './popover.module.css';

type Hovered = { ids: readonly string[]; left: number; top: number };

const calmMilliseconds = 350;

/** Whose highlights these are and how they are tagged, all that overlap there. A click tells more. */
export function HoverCard({ coding, editor }: { coding: Coding; editor: Editor }) {
  const hovered = useHovered(editor);
  useSyncExternalStore(coding.store.subscribe, coding.store.all);
  const opened = useSyncExternalStore(coding.view.subscribe, () => coding.view.get().opened);
  const looks = hovered?.ids.flatMap((id) => coding.store.get(id) ?? []) ?? [];
  if (!hovered || looks.length === 0 || opened) return null;
  return createPortal(
    <ul className={classes.hover} style={{ left: hovered.left, top: hovered.top }} aria-hidden>
      {looks.map((look) => (
        <li key={look.id}>
          {look.tags.map((tag) => (
            <TagChip key={tag.id} tag={tag} />
          ))}
          <small>
            {look.tags.length === 0 ? 'No tags · ' : ''}
            {highlightAuthorOf(look, coding.viewer.id)} <AiBadge part={aiPartOf(look)} />
          </small>
        </li>
      ))}
    </ul>,
    document.body,
  );
}

function useHovered(editor: Editor): Hovered | null {
  const [hovered, setHovered] = useState<Hovered | null>(null);
  useEffect(() => {
    const { dom } = editor.view;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onOver = (event: PointerEvent) => {
      clearTimeout(timer);
      const ids = event.pointerType === 'touch' || event.buttons > 0 ? [] : idsAround(event.target, dom);
      if (ids.length === 0) {
        setHovered(null);
        return;
      }
      const place = { left: Math.min(event.clientX, innerWidth - 330), top: event.clientY + 18 };
      timer = setTimeout(() => setHovered({ ids, ...place }), calmMilliseconds);
    };
    const leave = () => {
      clearTimeout(timer);
      setHovered(null);
    };
    dom.addEventListener('pointerover', onOver);
    dom.addEventListener('pointerleave', leave);
    dom.addEventListener('pointerdown', leave);
    return () => {
      clearTimeout(timer);
      dom.removeEventListener('pointerover', onOver);
      dom.removeEventListener('pointerleave', leave);
      dom.removeEventListener('pointerdown', leave);
    };
  }, [editor]);
  return hovered;
}

function idsAround(target: EventTarget | null, within: Element): string[] {
  const ids: string[] = [];
  for (let at = target instanceof Element ? target : null; at && at !== within; at = at.parentElement) {
    const id =
      at instanceof HTMLElement && at.dataset['look'] === 'on' ? at.dataset['highlightId'] : undefined;
    if (id !== undefined) ids.push(id);
  }
  return ids;
}
