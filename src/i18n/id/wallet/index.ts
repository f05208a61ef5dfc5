import type { Same } from '../../types'
import type { walletTexts as zhCn } from '../../zh-cn/wallet'
import { wallet, own, tickets, give, gift, couponDetail, pack, cards, money, bankCard, vouchers } from './wallet'
import { contacts } from './account'
import { resv } from './catalog'
import { counter } from './ops'

export const walletTexts: Same<typeof zhCn> = {
  wallet,
  own,
  tickets,
  give,
  gift,
  couponDetail,
  pack,
  cards,
  money,
  bankCard,
  vouchers,
  contacts,
  resv,
  counter,
}
