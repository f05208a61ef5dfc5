/** The system's page on which a visitor takes a "never" back. */
export interface Permissions {
  /** Some right was refused for good, so that the vendor will not ask again. */
  blocked(): Promise<boolean>
  /** Has to be called from a tap. False when it did not open. */
  open(): Promise<boolean>
}
