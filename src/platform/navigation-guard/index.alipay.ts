import { my } from '@/platform/vendor/alipay'
import type { Unsaved } from './types'

export const unsaved: Unsaved = {
  hold(message) {
    my().enableAlertBeforeUnload?.({ message })
    return () => my().disableAlertBeforeUnload?.({})
  },
}
