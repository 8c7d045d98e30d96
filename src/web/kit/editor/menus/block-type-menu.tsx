import { IconChevronDown } from '@tabler/icons-react';
import { useEditorState, type Editor } from '@tiptap/react';
import { Menu } from '#web/ui/menu.tsx';
import classes from './bubble-toolbar.module.css';

const kinds = [
  { name: 'Text', isOn: (editor: Editor) => editor.isActive('paragraph') },
  { name: 'Heading 1', isOn: (editor: Editor) => editor.isActive('heading', { level: 1 }) },
  { name: 'Heading 2', isOn: (editor: Editor) => editor.isActive('heading', { level: 2 }) },
  { name: 'Heading 3', isOn: (editor: Editor) => editor.isActive('heading', { level: 3 }) },
  { name: 'Bulleted list', isOn: (editor: Editor) => editor.isActive('bulletList') },
  { name: 'Numbered list', isOn: (editor: Editor) => editor.isActive('orderedList') },
  { name: 'Task list', isOn: (editor: Editor) => editor.isActive('taskList') },
  { name: 'Quote', isOn: (editor: Editor) => editor.isActive('blockquote') },
] as const;
type KindName = (typeof kinds)[number]['name'];

export function BlockTypeMenu({ editor }: { editor: Editor }) {
  const current = useEditorState({
    editor,
    selector: ({ editor: now }) => kinds.findLast(({ isOn }) => isOn(now))?.name ?? 'Text',
  });
  return (
    <Menu
      align="start"
      trigger={
        <button type="button" className={classes.kind} aria-label={`Turn into, now ${current}`}>
          {current}
          <IconChevronDown size={14} aria-hidden />
        </button>
      }
      groups={[kinds.map(({ name }) => ({ label: name, onSelect: () => turnInto(editor, name) }))]}
    />
  );
}

function turnInto(editor: Editor, kind: KindName): void {
  const chain = editor.chain().focus();
  switch (kind) {
    case 'Text':
      chain.clearNodes().run();
      return;
    case 'Heading 1':
      chain.clearNodes().setHeading({ level: 1 }).run();
      return;
    case 'Heading 2':
      chain.clearNodes().setHeading({ level: 2 }).run();
      return;
    case 'Heading 3':
      chain.clearNodes().setHeading({ level: 3 }).run();
      return;
    case 'Bulleted list':
      chain.clearNodes().toggleBulletList().run();
      return;
    case 'Numbered list':
      chain.clearNodes().toggleOrderedList().run();
      return;
    case 'Task list':
      chain.clearNodes().toggleTaskList().run();
      return;
    case 'Quote':
      chain.clearNodes().toggleBlockquote().run();
      return;
    default:
      kind satisfies never;
  }
}
