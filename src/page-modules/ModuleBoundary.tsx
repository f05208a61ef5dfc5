import { Component, type ReactNode } from 'react'
import { ModuleFailure } from './ModuleFailure'

interface Props {
  readonly children: ReactNode
}

/** A module whose drawing throws shows a small failure in its place; the page around it lives on (spec 2). */
export class ModuleBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (this.state.failed) return <ModuleFailure onRetry={() => this.setState({ failed: false })} />
    return this.props.children
  }
}
