import { IconBulb, IconFileText, IconFolder, IconNote, IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { personNameOf, titleOf } from '#domain/text/display-names.ts';
import type { ObjectCardType } from '#web/lib/graphql.gen.ts';
import { kindOf } from './object-ref.ts';
import { ProjectMark } from './project-mark.tsx';
import { Avatar } from '#web/ui/avatar.tsx';

type Named = {
  type: ObjectCardType;
  id: string;
  title: string;
  icon?: string | null;
  color?: string | null;
};

export function objectTitle({ type, title }: Named): string {
  return type === 'CONTACT' ? personNameOf({ name: title }) : titleOf(kindOf(type), title);
}

export function ObjectIcon({ object }: { object: Named }): ReactNode {
  if (object.type === 'NOTE') return <IconNote size={16} aria-hidden style={{ flex: 'none' }} />;
  if (object.type === 'INSIGHT') return <IconBulb size={16} aria-hidden style={{ flex: 'none' }} />;
  if (object.type === 'FOLDER') return <IconFolder size={16} aria-hidden style={{ flex: 'none' }} />;
  if (object.type === 'DOC') return <IconFileText size={16} aria-hidden style={{ flex: 'none' }} />;
  if (object.type === 'CONTACT') return <IconUser size={16} aria-hidden style={{ flex: 'none' }} />;
  if (object.type === 'PROJECT') return <ProjectMark project={object} />;
  return <Avatar name={objectTitle(object)} seed={object.id} size={20} square />;
}
