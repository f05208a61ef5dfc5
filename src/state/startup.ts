let startup: Promise<void> | null = null

/** The app's start, as long as it goes on; it ends when it is known who is here. */
export const pendingStartup = (): Promise<void> | null => startup

export function trackStartup(bootstrap: Promise<void>): void {
  startup = bootstrap.finally(() => {
    startup = null
  })
}
