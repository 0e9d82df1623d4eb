import { Component, type ReactNode } from 'react';

interface QuietBoundaryProps {
  children: ReactNode;
}

/** Hides an error in content that nobody sees. If it fails again when shown, it is reported there. */
export class QuietBoundary extends Component<QuietBoundaryProps, { readonly isBroken: boolean }> {
  override readonly state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
