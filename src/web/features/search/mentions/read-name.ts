import type { Client } from 'urql';
import { deletedContact } from '#domain/people/contact-label.ts';
import { personNameOf, titleOf } from '#domain/text/display-names.ts';
import { cutText } from '#domain/text/cut-text.ts';
import type { MentionKind } from '#editor/nodes/mention.ts';
import { HighlightReferenceDocument, TagReferenceDocument } from '#web/features/highlights/highlights.gen.ts';
import {
  MentionedInsightDocument,
  MentionedMemberDocument,
  MentionedNoteDocument,
  MentionedPersonDocument,
  MentionedProjectDocument,
} from './mentions.gen.ts';
import type { NameReader } from '#web/kit/editor/views/mention-view.ts';

const shownCharacters = 60;

/** Each name is asked for once in the life of an editor, however often it is mentioned. */
export function nameReader(client: Client): NameReader {
  const asked = new Map<string, Promise<string | null>>();
  return (kind, id) => {
    const key = `${kind} ${id}`;
    const known = asked.get(key) ?? askName(client, kind, id);
    asked.set(key, known);
    return known;
  };
}

async function askName(client: Client, kind: MentionKind, id: string): Promise<string | null> {
  const context = { requestPolicy: 'cache-first' } as const;
  switch (kind) {
    case 'member': {
      const { data, error } = await client.query(MentionedMemberDocument, { id }, context);
      return nameOr(error, data?.member?.name);
    }
    case 'note': {
      const { data, error } = await client.query(MentionedNoteDocument, { id }, context);
      return nameOr(error, data?.note && titleOf('note', data.note.title));
    }
    case 'insight': {
      const { data, error } = await client.query(MentionedInsightDocument, { id }, context);
      return nameOr(error, data?.insight && titleOf('insight', data.insight.title));
    }
    case 'project': {
      const { data, error } = await client.query(MentionedProjectDocument, { id }, context);
      return nameOr(error, data?.project && titleOf('project', data.project.title));
    }
    case 'tag': {
      const { data, error } = await client.query(TagReferenceDocument, { id }, context);
      return nameOr(error, data?.tag && titleOf('tag', data.tag.title));
    }
    case 'highlight': {
      const { data, error } = await client.query(HighlightReferenceDocument, { id }, context);
      return nameOr(error, data?.highlight && cutText(data.highlight.text, shownCharacters));
    }
    case 'person': {
      const { data, error } = await client.query(MentionedPersonDocument, { id }, context);
      // Everybody may know of every contact: who is not there was erased or is in the trash.
      return nameOr(
        error,
        data?.person ? personNameOf({ ...data.person, hidden: data.person.isHidden }) : deletedContact,
      );
    }
    default:
      return kind satisfies never;
  }
}

/** A lost request is no refusal: the label that the writer saw stays. */
function nameOr(error: unknown, name: string | null | undefined): string | null {
  if (error) throw new Error('The name couldn’t be loaded');
  return name ?? null;
}
