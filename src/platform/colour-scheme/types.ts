/** The system's light or dark theme, and the parts outside of screens that follow the app's. */
export interface ColourScheme {
  isSystemDark(): boolean
  /** Called when the system changes its theme. */
  listen(onChange: () => void): void
  /** The app is dark or light now, whatever the system is. */
  paint(isDark: boolean): void
  /** A screen has come in front, which may have a bar of its own. */
  renew(): void
}
