import type { ReactNode } from 'react'
import { Empty } from '@/ui/feedback/Empty'
import { Failure } from '@/ui/feedback/Failure'
import type { ScreenState } from '@/ui/layout/Screen'

/** Below the tabs of a composed page: the part's modules, or why there are none. The tabs stay in any case. */
export function PartState({ state, children }: { readonly state: ScreenState; readonly children: ReactNode }) {
  if (state.kind === 'failed') return <Failure text={state.text} onRetry={state.onRetry} />
  if (state.kind === 'empty') return <Empty {...state} />
  return <>{state.kind === 'loading' ? state.skeleton : children}</>
}
