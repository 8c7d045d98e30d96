import type { ProjectIcon } from '#domain/projects/project-icons.ts';

/** A picture by name from one file of pictures: thirty-six drawings as script would weigh on the first screen. */
export function ProjectGlyph({ icon, size }: { icon: ProjectIcon; size: number }) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`/project-icons.svg#${icon}`} />
    </svg>
  );
}
