import { Component, type ReactNode } from 'react';
import { reportFailure } from '#data/store/failure-log.ts';

interface ErrorBoundaryProps {
  /** A new key (the path) tries again. */
  fallback: ReactNode;
  children: ReactNode;
}

/** What fails to draw stays within: the database is not touched by it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    reportFailure(error, 'screen');
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
