import { fromDecimal, toDecimal } from '@storefront/contract/domain/money'
import { type CoinTrigger, coinKinds } from '@storefront/contract/domain/promotion/coins'
import type { OpsCoinRule } from '@storefront/contract/entities/promotion/coins'
import { type Draft, type FieldRow, wholeOf } from '@/features/ops/promotion/form/fields'
import type { CoinRuleInput } from '@/services/api/ops/promotion'

type RuleField = keyof CoinRuleInput

const COINS_MAX = 10_000

const rows: readonly FieldRow<RuleField>[] = [
  { name: 'is_active', label: 'opsCoins.active', kind: 'switch' },
  {
    name: 'description',
    label: 'opsCoins.description',
    hint: 'opsCoins.descriptionHint',
    kind: 'text',
    max: 200,
    isOptional: true,
  },
  ...coinKinds.map((kind) => ({ name: kind, label: `opsCoins.kind.${kind}`, kind: 'number', max: COINS_MAX }) as const),
  {
    name: 'per_amount',
    label: 'opsCoins.perAmount',
    hint: 'opsCoins.perAmountHint',
    kind: 'amount',
    min: 1,
    max: 1_000_000_000,
    isOptional: true,
  },
  {
    name: 'daily_limit',
    label: 'opsCoins.dailyLimit',
    hint: 'opsCoins.dailyLimitHint',
    kind: 'number',
    min: 1,
    max: 1000,
    isOptional: true,
  },
  {
    name: 'valid_days',
    label: 'opsCoins.validDays',
    hint: 'opsCoins.validDaysHint',
    kind: 'number',
    min: 1,
    max: 3650,
    isOptional: true,
  },
  { name: 'hold_days', label: 'opsCoins.holdDays', hint: 'opsCoins.holdDaysHint', kind: 'number', min: 0, max: 90 },
]

const orderFields: readonly RuleField[] = ['per_amount', 'hold_days']

/** Returns the fields of a trigger's rule: an amount of money and the time for returns are an order's alone. */
export const ruleRows = (trigger: CoinTrigger): readonly FieldRow<RuleField>[] =>
  rows.filter(({ name }) => trigger === 'order' || !orderFields.includes(name))

const textOf = (value: number | null): string => (value === null ? '' : String(value))

export const ruleDraft = (rule: OpsCoinRule, exponent: number): Draft<RuleField> => ({
  is_active: rule.is_active ? 'true' : '',
  description: rule.description,
  diamond: String(rule.diamond),
  point: String(rule.point),
  charm: String(rule.charm),
  per_amount: rule.per_amount === null ? '' : toDecimal(rule.per_amount, exponent),
  daily_limit: textOf(rule.daily_limit),
  valid_days: textOf(rule.valid_days),
  hold_days: String(rule.hold_days),
})

export const ruleInput = (draft: Draft<RuleField>, exponent: number): CoinRuleInput => ({
  is_active: draft.is_active === 'true',
  description: draft.description.trim(),
  diamond: Number(draft.diamond),
  point: Number(draft.point),
  charm: Number(draft.charm),
  per_amount: fromDecimal(draft.per_amount.trim(), exponent),
  daily_limit: wholeOf(draft.daily_limit),
  valid_days: wholeOf(draft.valid_days),
  hold_days: Number(draft.hold_days),
})
