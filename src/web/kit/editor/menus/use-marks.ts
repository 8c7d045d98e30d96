import { useEditorState, type Editor } from '@tiptap/react';

export type ActiveMarks = Readonly<
  Record<'bold' | 'italic' | 'underline' | 'strike' | 'code' | 'link' | 'isCode', boolean>
>;

const none: ActiveMarks = {
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  code: false,
  link: false,
  isCode: false,
};

/** Asked only while something is selected: plain typing answers at once. */
export function useMarks(editor: Editor): ActiveMarks {
  return useEditorState({
    editor,
    selector: ({ editor: current }) => {
      if (current.state.selection.empty) return none;
      return {
        bold: current.isActive('bold'),
        italic: current.isActive('italic'),
        underline: current.isActive('underline'),
        strike: current.isActive('strike'),
        code: current.isActive('code'),
        link: current.isActive('link'),
        isCode: current.isActive('codeBlock'),
      };
    },
  });
}
