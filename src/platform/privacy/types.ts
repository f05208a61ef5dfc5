/** Vendors' rule: nothing private is read before the visitor agreed to the privacy statement. */
export interface Privacy {
  /** Registers the prompt that asks the visitor; it resolves with the answer. Until then consent is refused. */
  listen(prompt: () => Promise<boolean>): void
  /** Before a private interface: true when it was agreed to, now or before. Calls at once share one question. */
  consent(): Promise<boolean>
  /** Whether the vendor keeps the consent: then only its own button counts. */
  isVendors(): boolean
  /** Opens the vendor's own copy of the statement; false where there is none. */
  openStatement(): Promise<boolean>
}
