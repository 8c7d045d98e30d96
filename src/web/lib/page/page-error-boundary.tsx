import { Component, type ReactNode } from 'react';
import { ChunkLoadError } from '#web/lib/load-chunk.ts';
import { reportUnexpected } from '#web/lib/telemetry.ts';
import { ErrorState } from '#web/ui/error-state.tsx';

type Props = { children: ReactNode };
type State = { error: unknown };

/** Shows what to do, never a stack. Keyed by page, so that navigating away clears it. */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (!(error instanceof ChunkLoadError)) reportUnexpected(error);
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    if (this.state.error instanceof ChunkLoadError) {
      return (
        <ErrorState
          title="This page couldn’t be loaded"
          onRetry={() => location.reload()}
          retryLabel="Reload"
        >
          Hark may have been updated since you opened it. Reload to get the current version.
        </ErrorState>
      );
    }
    return (
      <ErrorState title="Something went wrong" onRetry={() => location.reload()} retryLabel="Reload">
        The error has been reported. Reload the page, and tell your workspace admin if it happens again.
      </ErrorState>
    );
  }
}
