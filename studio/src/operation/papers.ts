/** Papers: a label of 76 by 130 mm, and a packing slip on A4. */
export const papers = ['label', 'a4'] as const
export type Paper = (typeof papers)[number]

/** Orders that are printed at once. */
export const PRINT_MAX = 50
