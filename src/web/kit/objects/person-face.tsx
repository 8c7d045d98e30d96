import { IconEyeOff, IconUser } from '@tabler/icons-react';
import { Avatar, type AvatarProps } from '#web/ui/avatar.tsx';
import classes from './person-face.module.css';

type PersonFaceProps = {
  person: { id: string; name: string; isHidden: boolean };
  size?: NonNullable<AvatarProps['size']>;
};

/** Initials; for a hidden or nameless person none, since even those would say something. */
export function PersonFace({ person, size = 24 }: PersonFaceProps) {
  if (!person.isHidden && person.name !== '') {
    return <Avatar name={person.name} seed={person.id} size={size} />;
  }
  const Icon = person.isHidden ? IconEyeOff : IconUser;
  return (
    <span aria-hidden className={classes.nobody} style={{ width: size, height: size }}>
      <Icon size={size * 0.6} />
    </span>
  );
}
