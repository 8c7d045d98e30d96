import classes from './cover-picture.module.css';

export type CoverPictureProps = {
  fileId: string | null | undefined;
  /** On the insight's own page. */
  isWide?: boolean;
};

/** The picture of an insight. It says nothing that its title doesn't. */
export function CoverPicture({ fileId, isWide = false }: CoverPictureProps) {
  if (fileId == null) return null;
  return (
    <img
      src={`/image/${fileId}?width=${isWide ? 2048 : 640}`}
      alt=""
      loading="lazy"
      draggable={false}
      className={classes.cover}
      data-wide={isWide || undefined}
    />
  );
}
