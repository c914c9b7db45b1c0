import { Component, type ReactNode } from 'react';
import { Failed } from '#ui/Failed.tsx';

/** Keeps a block that throws in the browser from taking its page down: one quiet line, and a retry. */
export class BlockBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? (
      <Failed retry={() => this.setState({ failed: false })} />
    ) : (
      this.props.children
    );
  }
}
