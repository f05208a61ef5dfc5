import { env } from '@/platform/env'
import type { EnvKind } from '@/platform/env/types'
import { go } from '@/router'
import { openDialog } from '@/ui/overlay/store'
import { BindDialog } from './components/BindDialog'

/** How the form ended, unless it was given up. */
export type BindEnd = 'bound' | 'skipped'

type Way = () => Promise<BindEnd | undefined>

let settle: ((end?: BindEnd) => void) | null = null

/** Told by the screen when it is gone: the deed goes on over the screen behind it. */
export function leaveBindScreen(end: BindEnd | undefined): void {
  settle?.(end)
  settle = null
}

const dialog: Way = () => openDialog<object, BindEnd>(BindDialog, {})

const page: Way = () => {
  leaveBindScreen(undefined)
  return new Promise((resolve) => {
    settle = resolve
    go('ucenter.bindmobile').catch(() => leaveBindScreen(undefined))
  })
}

/** A dialog on the web and in the messaging app's browser, a page in apps and mini-programs (spec 4). */
const WAYS: Readonly<Record<EnvKind, Way>> = { browser: dialog, wechat: dialog, app: page, weapp: page, alipay: page }

/** Has the user bind a number, the way this place does it; undefined when they gave it up. */
export const askToBind: Way = () => WAYS[env.kind]()
