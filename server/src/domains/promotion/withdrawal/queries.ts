import type { WithdrawalStatus } from '@storefront/contract/domain/promotion/withdrawal'

export const WITHDRAWAL_COLUMNS =
  't.id, t.number, t.user_id, t.amount, t.bank, t.holder, t.card_number, t.status, t.note, t.created_at, t.processed_at'

export interface WithdrawalRow {
  id: number
  number: string
  user_id: number
  amount: number
  bank: string
  holder: string
  card_number: string
  status: WithdrawalStatus
  note: string
  created_at: string
  processed_at: string | null
}
