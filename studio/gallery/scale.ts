/** Sizes of type, in px; the sheets and parts of the studio have no others (test/unit/rules/studio-look). */
export const typeSizes = { caption: 12, note: 13, body: 14, heading: 16, screen: 22, figure: 24 } as const

/** Margins, paddings and gaps, in px. */
export const spaces = [2, 4, 6, 8, 12, 16, 20, 24, 32] as const
