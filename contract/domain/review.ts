/** What is known where comments might be shown. */
export interface Build {
  readonly isMini: boolean
  /** Of the app that runs, as package.json has it. */
  readonly version: string
  /** Of the mini-program that a vendor reviews just now; '' for none, null as long as nobody knows. */
  readonly reviewed: string | null
}

/**
 * Whether comments are shown and may be written: never in a build of a mini-program that is being reviewed (spec 6), nor
 * before it is known whether it is.
 */
export const hasComments = ({ isMini, version, reviewed }: Build): boolean => !isMini || (reviewed !== null && (reviewed === '' || reviewed !== version))
