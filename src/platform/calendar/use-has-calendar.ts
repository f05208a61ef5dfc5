import { useIsFirstRender } from '@/platform/use-first-render'
import { phoneCalendar } from '.'

/**
 * Whether events can be put into the phone's calendar. A page that the server renders offers it; the device has the
 * last word.
 */
export function useHasCalendar(): boolean {
  useIsFirstRender()
  return phoneCalendar.can()
}
