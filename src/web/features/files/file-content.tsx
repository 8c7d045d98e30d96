import { FileCard } from './blocks/file-card.tsx';
import type { LoadedFile } from '#web/kit/player/loaded-file.ts';
import { isPdf, PdfViewer } from './pdf/lazy-pdf-viewer.tsx';
import { Recording } from './blocks/recording.tsx';
import classes from './file-screen.module.css';

/** What is in a file, as far as a browser can show it. */
export function FileContent({ file, page }: { file: LoadedFile; page: number | null }) {
  if (file.type === 'VIDEO' || file.type === 'AUDIO') return <Recording file={file} />;
  if (file.type === 'IMAGE') {
    const { id, name, width, height } = file;
    return (
      <img
        className={classes.image}
        src={`/image/${id}?width=2048`}
        alt={name}
        width={width ?? undefined}
        height={height ?? undefined}
      />
    );
  }
  if (isPdf(file)) return <PdfViewer file={file} page={page} />;
  return <FileCard file={file} isOpen />;
}
