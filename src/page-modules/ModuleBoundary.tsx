import type { PageModule } from '@storefront/contract/entities/content/page'
import { Component, type ReactNode } from 'react'
import { keys, queryClient } from '@/services/query'
import { logModule } from './logModule'
import { ModuleFailure } from './ModuleFailure'

interface Props {
  readonly module: PageModule
  readonly children: ReactNode
}

/**
 * A module that throws while rendering is replaced by a small error and logged; the rest of the page works (spec 2).
 */
export class ModuleBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    logModule(this.props.module, error)
  }

  override componentDidUpdate({ module }: Props): void {
    // The page was loaded again: the cause of the failure may be gone.
    if (this.state.hasFailed && module !== this.props.module) this.setState({ hasFailed: false })
  }

  /** The module's data came with the page or from its own request: a retry loads both again. */
  readonly retry = (): void => {
    const { id } = this.props.module
    queryClient.removeQueries({
      predicate: ({ queryKey: [name, of] }) =>
        (name === keys.moduleData(id)[0] || name === keys.ownModuleData(id)[0]) && of === id,
    })
    void queryClient.invalidateQueries({ queryKey: keys.page() })
    this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? <ModuleFailure onRetry={this.retry} /> : this.props.children
  }
}
