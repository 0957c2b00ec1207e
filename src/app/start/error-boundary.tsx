import { Component, type ReactNode } from 'react';

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

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
