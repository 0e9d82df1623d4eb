import { Component, type ReactNode } from 'react';

interface QuietBoundaryProps {
  children: ReactNode;
}

/** Leaves out what fails where nobody looks: should it fail again in sight, it is said there. */
export class QuietBoundary extends Component<QuietBoundaryProps, { readonly isBroken: boolean }> {
  override readonly state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
