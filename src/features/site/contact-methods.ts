/** Contact details; a method that is not available is empty. */
export interface ContactMethods {
  /** The name of the contact. */
  readonly name: string
  readonly phone: string
  /** Address of the picture of a WeChat code. */
  readonly code: string
}

/** Whether any contact method is available: a name alone is not one (spec 2, contact button). */
export const canContact = ({ phone, code }: ContactMethods): boolean => Boolean(phone || code)
