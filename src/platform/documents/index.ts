import { env } from '@/platform/env'
import type { Documents } from './types'

/** The browser inside WeChat and our app's web view download nothing. */
export const documents: Documents = {
  open(address, name) {
    if (env.kind !== 'browser') return Promise.resolve({ ok: false, reason: 'unsupported' })
    const link = document.createElement('a')
    link.href = address
    link.download = name
    document.body.append(link)
    link.click()
    link.remove()
    return Promise.resolve({ ok: true })
  },
}
