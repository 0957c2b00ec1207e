import { Component, type ReactNode } from 'react';
import { reportFailure } from '#data/store/failure-log.ts';

interface ErrorBoundaryProps {
  /** Current path; a new one resets the error. */
  at?: string;
  fallback: ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  readonly broken: boolean;
  readonly at: string | undefined;
}

/** Contains render errors. The database is not affected. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { broken: false, at: this.props.at };

  static getDerivedStateFromError(): Pick<ErrorBoundaryState, 'broken'> {
    return { broken: true };
  }

  static getDerivedStateFromProps(
    { at }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return at === state.at ? null : { broken: false, at };
  }

  override componentDidCatch(error: unknown): void {
    reportFailure(error, 'screen');
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
