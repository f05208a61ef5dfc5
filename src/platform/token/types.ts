export interface TokenStore {
  get(): string
  set(token: string): void
  clear(): void
  /** Settles when `get` can answer: the native app hands its token over after the start. */
  ready(): Promise<void>
  /** Asks the place for a new token after a 401; false where none is to be had. Calls at once share one question. */
  refresh(): Promise<boolean>
  /** The user logged out: the native app forgets the session, too. Never rejects. */
  leave(): Promise<void>
  /** Hears that the place changed the session by itself: somebody logged in or out in the native app. */
  listen(onChange: () => void): void
}
