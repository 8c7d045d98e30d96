import type { Extensions } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { Code } from '#editor/marks/code.ts';
import { BackgroundColor, TextColor } from '#editor/marks/colors.ts';
import { Highlight } from '#editor/marks/highlight.ts';
import { InlineComment } from '#editor/marks/inline-comment.ts';
import { Link } from '#editor/marks/link.ts';
import { AudioVideo } from '#editor/nodes/audio-video.ts';
import { Callout } from '#editor/nodes/callout.ts';
import { CodeBlock } from '#editor/nodes/code-block.ts';
import { Column, Columns } from '#editor/nodes/columns.ts';
import { Embed } from '#editor/nodes/embed.ts';
import { File } from '#editor/nodes/file.ts';
import { Heading } from '#editor/nodes/heading.ts';
import { Image } from '#editor/nodes/image.ts';
import { InsightFeed } from '#editor/nodes/insight-feed.ts';
import { BulletList, ListItem, OrderedList } from '#editor/nodes/lists.ts';
import { Mention } from '#editor/nodes/mention.ts';
import { ReferenceCard } from '#editor/nodes/reference-card.ts';
import { Table, TableCell, TableHeader, TableRow } from '#editor/nodes/table.ts';
import { TaskItem, TaskList } from '#editor/nodes/task-list.ts';
import { Utterance } from '#editor/nodes/utterance.ts';
import './command-types.ts';

/** The whole schema. The web app adds views, menus and collaboration to these; nothing may add a node or a mark. */
export function documentExtensions(): Extensions {
  return [
    Document,
    Paragraph,
    Text,
    Heading,
    BulletList,
    OrderedList,
    ListItem,
    TaskList,
    TaskItem,
    Blockquote,
    CodeBlock,
    HardBreak,
    HorizontalRule,
    Table,
    TableRow,
    TableHeader,
    TableCell,
    Callout,
    Columns,
    Column,
    Image,
    File,
    AudioVideo,
    Embed,
    Mention,
    ReferenceCard,
    InsightFeed,
    Utterance,
    Link,
    Bold,
    Italic,
    Strike,
    Underline,
    Code,
    TextColor,
    BackgroundColor,
    Highlight,
    InlineComment,
  ];
}
