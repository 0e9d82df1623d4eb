import { Component, type ReactNode } from 'react';
import { LoadingScreen } from '#screens/Loading/LoadingScreen.tsx';
import { PageProblemScreen } from '#screens/PageProblem/PageProblemScreen.tsx';
import { browserAddress } from '#platform/address.ts';
import { browserConnection } from '#platform/visibility.ts';
import { systemClock } from '#platform/clock.ts';
import { wasReloaded } from '#platform/page.ts';
import { isMissingChunk } from './isMissingChunk.ts';

/** How long a reload may take before the page is shown with a message instead. */
const reloadTimeoutMs = 3_000;

interface PageBoundaryProps {
  children: ReactNode;
}

interface PageBoundaryState {
  readonly problem: 'none' | 'broken' | 'reloading' | 'stale' | 'unreached';
}

/**
 * Catches what a page throws, so that the header stays. A file that is gone since a deploy leads to one reload, and after
 * that to a message, so that a file that never loads does not reload for ever.
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override readonly state: PageBoundaryState = { problem: 'none' };

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    if (!isMissingChunk(error)) return { problem: 'broken' };
    // A reload without a network would lose the page that is shown.
    if (!browserConnection.isOnline()) return { problem: 'unreached' };
    return { problem: wasReloaded() ? 'stale' : 'reloading' };
  }

  override componentDidCatch(): void {
    if (this.state.problem === 'reloading') void this.reloadOrSaySo();
  }

  /** The browser asks before a reload while work runs. A person who stays gets the message and its button. */
  private async reloadOrSaySo(): Promise<void> {
    // React removes the page first: a changed form in it would make the browser ask too.
    await systemClock.wait(0);
    browserAddress.reload();
    await systemClock.wait(reloadTimeoutMs);
    this.setState({ problem: 'stale' });
  }

  override componentDidMount(): void {
    this.stopListening = browserConnection.subscribe(() => this.reloadWhenOnline());
  }

  override componentWillUnmount(): void {
    this.stopListening();
  }

  private stopListening: () => void = () => undefined;

  /** Only a reload requests a failed file again, because the browser remembers that it failed. */
  private reloadWhenOnline(): void {
    if (this.state.problem === 'unreached' && browserConnection.isOnline()) browserAddress.reload();
  }

  private readonly retry = (): void => {
    const { problem } = this.state;
    if (problem === 'stale') browserAddress.reload();
    else if (problem === 'unreached') this.reloadWhenOnline();
    else this.setState({ problem: 'none' });
  };

  override render(): ReactNode {
    const { problem } = this.state;
    if (problem === 'none') return this.props.children;
    // No message that a reload would remove a moment later.
    if (problem === 'reloading') return <LoadingScreen />;
    return <PageProblemScreen kind={problem} homeHref="/" onRetry={this.retry} />;
  }
}
