import { promisify, my } from '@/platform/vendor/alipay'
import type { Permissions } from './types'

interface Settings {
  readonly authSetting?: Readonly<Record<string, boolean>>
}

export const permissions: Permissions = {
  async blocked() {
    const api = my()
    if (!api.getSetting) return false
    try {
      const { authSetting = {} } = await promisify<Settings>((end) => api.getSetting?.(end))
      return Object.values(authSetting).includes(false)
    } catch {
      return false
    }
  },
  async open() {
    const api = my()
    if (!api.openSetting) return false
    try {
      await promisify<unknown>((end) => api.openSetting?.(end))
      return true
    } catch {
      return false
    }
  },
}
