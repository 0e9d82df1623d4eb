import { Component, type ReactNode } from 'react';
import { PageProblemScreen } from '#screens/PageProblem/PageProblemScreen.tsx';
import { browserAddress } from '#platform/address.ts';
import { wasReloaded } from '#platform/page.ts';
import { isMissingChunk } from './isMissingChunk.ts';

interface PageBoundaryProps {
  children: ReactNode;
}

interface PageBoundaryState {
  readonly problem: 'none' | 'broken' | 'stale';
}

/**
 * Catches what a page throws, so that what stands around it stays. A part that is gone since a deploy is brought by one
 * reload; after that it is said instead, or a part that never comes would reload for ever.
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override readonly state: PageBoundaryState = { problem: 'none' };

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { problem: isMissingChunk(error) ? 'stale' : 'broken' };
  }

  override componentDidCatch(error: unknown): void {
    if (isMissingChunk(error) && !wasReloaded()) browserAddress.reload();
  }

  private readonly retry = (): void => {
    if (this.state.problem === 'stale') browserAddress.reload();
    else this.setState({ problem: 'none' });
  };

  override render(): ReactNode {
    const { problem } = this.state;
    if (problem === 'none') return this.props.children;
    return <PageProblemScreen kind={problem} homeHref="/" onRetry={this.retry} />;
  }
}
