import { Component, type ComponentType, type ReactNode, useEffect } from 'react'
import { useT } from '@/i18n'
import { logUncaught } from '@/services/log'
import { queryClient } from '@/services/query'
import { track } from '@/services/track'
import { Screen } from '@/ui/layout/Screen'
import { useReloadKey } from './reload-screens'

/**
 * A page: that it was opened is counted, and when it throws while rendering it shows an error with a retry instead of a
 * blank screen; the error is logged.
 */
export function withErrorBoundary<P extends object>(Page: ComponentType<P>): ComponentType<P> {
  return function GuardedPage(props: P) {
    useEffect(() => track('page_view'), [])
    const reloadKey = useReloadKey()
    return (
      <Boundary key={reloadKey}>
        <Page {...props} />
      </Boundary>
    )
  }
}

class Boundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    logUncaught(error)
  }

  /** The loaded data may have caused the failure: a retry requests it again. */
  readonly retry = (): void => {
    queryClient.removeQueries({ type: 'inactive' })
    this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? <Broken onRetry={this.retry} /> : this.props.children
  }
}

function Broken({ onRetry }: { readonly onRetry: () => void }) {
  const t = useT()
  return <Screen title={t('common.failed')} state={{ kind: 'failed', onRetry }} />
}
