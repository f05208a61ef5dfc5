/**
 * The trades that the loopback vendors hold, in `{dataDir}/loopback/trades.json`: a paid trade is
 * still paid after a restart. Amounts are hundredths.
 */
import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { join, resolve } from 'node:path'
import { utcDate } from '@storefront/contract/domain/dayjs'
import type { PaymentVendor } from '../../src/core/ports.types'
import { queue, readJson, writeJson } from '../files'

export interface Refund {
  no: string
  refundNo: string
  amount: number
}

export interface Trade {
  vendor: PaymentVendor
  tenant: string
  appId: string
  merchantId: string
  scene: string
  outTradeNo: string
  tradeNo: string
  /** The token of the client and the cashier page: WeChat's prepay_id, a random token for Alipay. */
  token: string
  amount: number
  currency: string
  description: string
  payer: string
  notifyUrl: string
  returnUrl: string
  /** Times in milliseconds since 1970. */
  createdAt: number
  expiresAt: number
  state: 'pending' | 'paid' | 'closed'
  paidAt: number | null
  refunds: Refund[]
  notice: { id: string; wanted: boolean; attempts: number; acknowledged: boolean }
}

export type NewTrade = Omit<Trade, 'tradeNo' | 'token' | 'state' | 'paidAt' | 'refunds' | 'notice'>

/** The oldest trades are forgotten beyond this many. */
const TRADES_MAX = 5000

export interface Ledger {
  all(): Trade[]
  find(vendor: PaymentVendor, merchantId: string, outTradeNo: string): Trade | undefined
  /** By the client's token or the vendor's trade number. */
  byToken(token: string): Trade | undefined
  add(trade: NewTrade): Promise<Trade>
  /** Writes down what was changed in a trade. */
  save(): Promise<void>
}

/** Opens the trades of a data folder. A trade's file is read once; one process owns it. */
export async function openLedger(dataDir: string): Promise<Ledger> {
  const path = join(resolve(dataDir), 'loopback', 'trades.json')
  const trades = (await readJson<Trade[]>(path)) ?? []
  const inTurn = queue()
  const save = () => inTurn(() => writeJson(path, trades))
  return {
    all: () => trades,
    find: (vendor, merchantId, outTradeNo) =>
      trades.find(
        (trade) => trade.vendor === vendor && trade.merchantId === merchantId && trade.outTradeNo === outTradeNo,
      ),
    byToken: (token) => trades.find((trade) => trade.token === token || trade.tradeNo === token),
    async add(fields) {
      const trade: Trade = {
        ...fields,
        tradeNo: tradeNumber(fields.vendor, fields.createdAt),
        token: fields.vendor === 'wechat' ? `wx${randomBytes(16).toString('hex')}` : randomBytes(16).toString('hex'),
        state: 'pending',
        paidAt: null,
        refunds: [],
        notice: { id: randomBytes(16).toString('hex'), wanted: false, attempts: 0, acknowledged: false },
      }
      trades.push(trade)
      if (trades.length > TRADES_MAX) trades.splice(0, trades.length - TRADES_MAX)
      await save()
      return trade
    },
    save,
  }
}

/** 28 digits that begin with the date, as WeChat and Alipay give, or Midtrans' UUID. */
function tradeNumber(vendor: PaymentVendor, at: number): string {
  if (vendor === 'midtrans') return randomUUID()
  const date = utcDate(at).format('YYYYMMDD')
  const tail = Array.from({ length: 2 }, () => String(randomInt(1_000_000_000)).padStart(9, '0')).join('')
  return vendor === 'wechat' ? `42${date}${tail}` : `${date}22${tail}`
}

/** Whether the buyer may still pay. */
export const payable = (trade: Trade, now: Date): boolean =>
  trade.state === 'pending' && now.getTime() < trade.expiresAt

/** Hundredths already given back. */
export const refundedAmount = (trade: Trade): number => trade.refunds.reduce((sum, refund) => sum + refund.amount, 0)
