import { miniPhone } from './mini/phone'
import type { Phone } from './types'

export const phone = miniPhone satisfies Phone
