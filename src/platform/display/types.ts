export interface Display {
  /** The system's text size over its usual one, within 0.85..1.6. */
  textScale(): number
  setTitle(title: string): void
  /** Scrolls the screen in front to its top. */
  scrollToTop(): void
  /** Lays a theme's colours over what stands outside the screens (status bar, page background). */
  setChrome(colours: { primary: string; onPrimary: string; background: string }): void
}
