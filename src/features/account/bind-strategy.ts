import type { BindResult } from './bind-result'
import { env } from '@/platform/env'
import type { EnvKind } from '@/platform/env/types'
import { go } from '@/router'
import { openBindDialog } from './open-bind-dialog'

type BindFlow = () => Promise<BindResult | undefined>

let settle: ((end?: BindResult) => void) | null = null

/** Called when the bind screen is left: the pending action continues on the screen behind it. */
export function leaveBindScreen(end: BindResult | undefined): void {
  settle?.(end)
  settle = null
}

const page: BindFlow = () => {
  leaveBindScreen(undefined)
  return new Promise((resolve) => {
    settle = resolve
    go('ucenter.bindmobile').catch(() => leaveBindScreen(undefined))
  })
}

/** A dialog on the web and in the messaging app's browser, a page in apps and mini-programs (spec 4). */
const FLOWS: Readonly<Record<EnvKind, BindFlow>> = {
  browser: openBindDialog,
  wechat: openBindDialog,
  app: page,
  weapp: page,
  alipay: page,
}

/**
 * Has the user bind a number, in a dialog or on a page depending on the platform; undefined when the user cancelled.
 */
export const requestBinding: BindFlow = () => FLOWS[env.kind]()
