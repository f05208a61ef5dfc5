import { my } from '@/platform/vendor/alipay'
import type { BlockNavigation } from './types'

export const blockNavigation: BlockNavigation = (message) => {
  my().enableAlertBeforeUnload?.({ message })
  return () => my().disableAlertBeforeUnload?.({})
}
