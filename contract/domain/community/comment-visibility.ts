/** Facts that the client knows about its build when it decides whether to show comments. */
export interface Build {
  /**
   * A mini-program or the native app: its vendor or its store reviews it before it is released. The web is not
   * reviewed.
   */
  readonly isReleased: boolean
  /** Version of the mini-program (from package.json) or of the native app around the web. */
  readonly version: string
  /** Version of this kind of build that is currently in review; '' for none, null while it is unknown. */
  readonly reviewed: string | null
}

/**
 * Whether comments are shown and may be written: never in a build of a mini-program or of the native app that is being
 * reviewed (spec 6), nor before it is known whether it is.
 */
export const hasComments = ({ isReleased, version, reviewed }: Build): boolean =>
  !isReleased || (reviewed !== null && (reviewed === '' || reviewed !== version))
