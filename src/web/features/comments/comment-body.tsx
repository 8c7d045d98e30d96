import { Fragment, type ReactNode } from 'react';
import { readCommentBody, type CommentNode } from '#domain/comments/comment-body.ts';
import { mentionUrl } from '#web/kit/editor/views/mention-view.ts';
import type { MentionKind } from '#editor/nodes/mention.ts';
import classes from './comment-body.module.css';

/** Only what the domain knows of a comment is drawn; anything else falls back to its plain text. */
export function CommentText({ body, text }: { body: unknown; text: string }) {
  const read = readCommentBody(body);
  if (!read) return <p className={classes.body}>{text}</p>;
  return <div className={classes.body}>{children(read)}</div>;
}

function children({ content = [] }: CommentNode): ReactNode {
  // A stored body never changes its parts, so their place is their identity.
  // oxlint-disable-next-line react/no-array-index-key
  return content.map((node, index) => <Fragment key={index}>{draw(node)}</Fragment>);
}

function draw(node: CommentNode): ReactNode {
  switch (node.type) {
    case 'text':
      return marked(node);
    case 'hardBreak':
      return <br />;
    case 'mention':
      return <Mention node={node} />;
    case 'bulletList':
      return <ul>{children(node)}</ul>;
    case 'orderedList':
      return <ol>{children(node)}</ol>;
    case 'listItem':
      return <li>{children(node)}</li>;
    case 'blockquote':
      return <blockquote>{children(node)}</blockquote>;
    case 'codeBlock':
      return (
        <pre>
          <code>{children(node)}</code>
        </pre>
      );
    default:
      return <p>{children(node)}</p>;
  }
}

function Mention({ node }: { node: CommentNode }) {
  const { kind, id = '', label = '' } = node.attrs ?? {};
  return (
    <a href={mentionUrl(kind as MentionKind, id) ?? undefined} data-peek="true" className={classes.mention}>
      @{label}
    </a>
  );
}

function marked({ text, marks = [] }: CommentNode): ReactNode {
  return marks.reduce<ReactNode>((inner, { type, attrs }) => {
    switch (type) {
      case 'bold':
        return <strong>{inner}</strong>;
      case 'italic':
        return <em>{inner}</em>;
      case 'strike':
        return <s>{inner}</s>;
      case 'underline':
        return <u>{inner}</u>;
      case 'code':
        return <code>{inner}</code>;
      case 'link':
        return (
          <a href={attrs?.['href']} target="_blank" rel="noopener noreferrer nofollow">
            {inner}
          </a>
        );
      default:
        return inner;
    }
  }, text);
}
