import { wallet, own, tickets, give, gift, couponDetail, pack, cards, money, bankCard, vouchers } from './wallet'
import { contacts } from './account'
import { resv } from './catalog'
import { counter } from './ops'

/** Texts of pages/wallet and of the counter; src/i18n/wallet brings them. */
export const walletTexts = { wallet, own, tickets, give, gift, couponDetail, pack, cards, money, bankCard, vouchers, contacts, resv, counter } as const
