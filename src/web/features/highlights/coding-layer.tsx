import { useEditorState, type Editor } from '@tiptap/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ExportMedia } from '#web/features/media-exports/index.ts';
import { writeLocalValue } from '#web/lib/local-value.ts';
import { selectedRange } from './editor/highlight-places.ts';
import { codingModeSetting, type Coding } from './model/coding.ts';
import type { HighlightLook } from './model/highlight-look.ts';
import { CodingBar } from './popover/coding-bar.tsx';
import { HighlightPopover } from './popover/highlight-popover.tsx';
import { HoverCard } from './popover/hover-card.tsx';
import { openSuggestion } from './suggestions/open-suggestion.ts';
import { SuggestionPopover } from './suggestions/suggestion-popover.tsx';
import { useSuggestions } from './suggestions/use-suggestions.ts';
import { TagPopover } from './tagging/tag-popover.tsx';

export type CodingLayerProps = {
  coding: Coding;
  editor: Editor;
  mayCode: boolean;
  mayCreateTags: boolean;
  linkOf: (highlightId: string) => string;
  onComment: ((highlight: HighlightLook) => void) | null;
};

/** What coding shows over the text. */
export function CodingLayer({ coding, editor, mayCode, mayCreateTags, linkOf, onComment }: CodingLayerProps) {
  const { opened, armed, isCoding } = useSyncExternalStore(coding.view.subscribe, coding.view.get);
  const suggestions = useSuggestions(coding, editor, mayCode);
  const [exported, setExported] = useState<HighlightLook | null>(null);
  useGhostClicks(coding, editor);
  const hasSelection = useEditorState({
    editor,
    selector: ({ editor: now }) => selectedRange(now.state) !== null,
  });
  const suggestion = opened?.kind === 'suggestion' && suggestions.find(({ id }) => id === opened.id);
  return (
    <>
      {opened?.kind === 'tagging' && (
        <TagPopover
          key={`${opened.range.from} ${opened.range.to}`}
          coding={coding}
          editor={editor}
          range={opened.range}
          mayCreateTags={mayCreateTags}
        />
      )}
      {opened?.kind === 'highlight' && (
        <HighlightPopover
          key={opened.id}
          coding={coding}
          editor={editor}
          id={opened.id}
          overlapping={opened.overlapping}
          isFocused={opened.isFocused}
          mayCode={mayCode}
          mayCreateTags={mayCreateTags}
          linkOf={linkOf}
          onComment={onComment}
          onExport={setExported}
        />
      )}
      {suggestion && (
        <SuggestionPopover
          key={suggestion.id}
          coding={coding}
          editor={editor}
          suggestion={suggestion}
          all={suggestions}
        />
      )}
      {exported && (
        <ExportMedia
          highlightIds={[exported.id]}
          name={clipName(exported.text)}
          onClose={() => setExported(null)}
        />
      )}
      <HoverCard coding={coding} editor={editor} />
      {mayCode && (
        <CodingBar
          armed={armed}
          isCoding={isCoding}
          keysActOn={opened?.kind === 'tagging' ? 'tag field' : hasSelection ? 'selection' : 'text'}
          onDisarm={() => coding.view.set({ armed: null })}
          onLeave={() => setCodingMode(coding, false)}
        />
      )}
    </>
  );
}

/** The first words, without signs that a file name can't have. */
function clipName(text: string): string {
  const plain = text.replaceAll(/[/\\\p{Cc}]/gu, ' ').slice(0, 60);
  return plain.replace(/[\s.,;:!?]+$/u, '').trim() || 'Clip';
}

export function setCodingMode(coding: Coding, isCoding: boolean): void {
  writeLocalValue(codingModeSetting, isCoding);
  coding.view.set({ isCoding });
  coding.editor()?.view.focus();
}

function useGhostClicks(coding: Coding, editor: Editor): void {
  useEffect(() => {
    const { dom } = editor.view;
    const onClick = ({ target }: MouseEvent) => {
      const ghost = target instanceof Element ? target.closest<HTMLElement>('[data-suggestion-id]') : null;
      const id = ghost?.dataset['suggestionId'];
      if (id !== undefined) openSuggestion(coding, editor, id);
    };
    dom.addEventListener('click', onClick);
    return () => dom.removeEventListener('click', onClick);
  }, [coding, editor]);
}
