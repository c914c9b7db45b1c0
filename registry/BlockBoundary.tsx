import { Component, type ReactNode } from 'react';
import { Failed } from '#ui/Failed.tsx';

/** Error boundary of one block: shows a short error line with a retry button instead of the block. */
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
