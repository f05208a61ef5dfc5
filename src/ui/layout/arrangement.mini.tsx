import type { ScreenParts } from './layouts'
import s from './Screen.module.scss'

/** A phone has one column, and the bar at its foot. */
export const arrange = ({ isReady, inside, bar }: ScreenParts) => ({
  body: (
    <>
      {inside}
      {isReady ? bar : null}
    </>
  ),
  column: undefined,
  foot: isReady && bar !== undefined ? s.barred : undefined,
})
