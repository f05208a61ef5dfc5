import type { ToCard } from '@/shared/item-card/useCards'

/** Height over width of a picture in a waterfall: others have room beside it. */
const RATIO = { min: 0.75, max: 4 / 3 } as const

/** Returns cards whose pictures keep their own shape, so that a list of them is a waterfall. */
export const waterfall =
  (toCard: ToCard): ToCard =>
  (raw, context, index) => {
    const card = toCard(raw, context, index)
    const { width = 0, height = 0 } = card.image ?? {}
    return width > 0 ? { ...card, ratio: Math.min(RATIO.max, Math.max(RATIO.min, height / width)) } : card
  }
