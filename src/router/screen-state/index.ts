import { screenStateOf } from '@/router/h5/screen-state'
import { renderingScreen } from '@/router/h5/screens'
import type { ScreenState } from './types'

/** Returns the saved state of the screen that is rendering; ask once, when a component first renders. */
export function screenState(): ScreenState {
  const screen = renderingScreen()
  return screen ? screenStateOf(screen) : { restore: () => undefined, save: () => () => {} }
}
