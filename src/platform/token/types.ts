export interface TokenStore {
  get(): string
  set(token: string): void
  clear(): void
  /** Settles when `get` can answer: the native app hands its token over after the start. */
  ready(): Promise<void>
  /**
   * Requests a new token from the host after a 401; false where none is available. Simultaneous calls share one
   * request.
   */
  refresh(): Promise<boolean>
  /** The user logged out: the native app forgets the session, too. Never rejects. */
  leave(): Promise<void>
  /** Calls `onChange` when the host changes the session by itself: a user logged in or out in the native app. */
  listen(onChange: () => void): void
}
