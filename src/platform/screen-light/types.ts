/** The device's screen while a code is held out to be scanned. */
export interface ScreenLight {
  /**
   * As bright as it gets where an app may do that, and it does not go dark by itself; until the returned function is
   * called.
   */
  brighten(): () => void
}
