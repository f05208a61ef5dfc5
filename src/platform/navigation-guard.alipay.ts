import { my } from './mini/vendor'
import type { Unsaved } from './types'

export const unsaved: Unsaved = {
  hold(message) {
    my().enableAlertBeforeUnload?.({ message })
    return () => my().disableAlertBeforeUnload?.({})
  },
}
