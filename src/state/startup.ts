let bootstrap: () => Promise<void> = async () => {}
let startup: Promise<void> | null = null

/** The app's start, as long as it goes on; it ends when it is known who is here, or when a reply was lost. */
export const pendingStartup = (): Promise<void> | null => startup

/** Starts with `bootstrapSession`, which never rejects; `startAgain` repeats it. */
export function trackStartup(bootstrapSession: () => Promise<void>): void {
  bootstrap = bootstrapSession
  void startAgain()
}

/** Asks again for the site and who is here; joins the start that is under way. */
export function startAgain(): Promise<void> {
  startup ??= bootstrap().finally(() => {
    startup = null
  })
  return startup
}
