import reservations from '@storefront/contract/locales/zh-cn/reservation/reservations.json'
import { addTexts } from './instance'

export const texts = [reservations] as const

/**
 * The texts of reservations, for the subpackages that show them.
 */
addTexts('reservation', texts)
