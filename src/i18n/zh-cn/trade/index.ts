import { parcel, comment } from './orders'
import { ret } from './after-sales'
import { wd } from './promotion'
import { ops } from './ops'

/** Texts of the screens after an order and of the operators'; src/i18n/trade brings them. */
export const tradeTexts = { parcel, comment, ret, wd, ops } as const
