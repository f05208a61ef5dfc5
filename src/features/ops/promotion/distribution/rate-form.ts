import { distKinds, RATE_MAX, rateScopes } from '@storefront/contract/domain/promotion/distribution'
import { type Draft, type FieldRow, partsOf } from '@/features/ops/promotion/form/fields'
import type { DistRateInput } from '@/services/api/ops/promotion'

/** The target has a field for each scope: what was chosen for one is nothing of another. */
export type RateField = 'scope' | 'product' | 'category' | 'dist_kind' | 'level' | 'rate'

const EVERY_KIND = 'all'

export const rateRow: FieldRow<'rate'> = {
  name: 'rate',
  label: 'opsPromoter.rate',
  hint: 'opsPromoter.rateHint',
  kind: 'percent',
  max: RATE_MAX,
}

const rows: readonly FieldRow<RateField>[] = [
  {
    name: 'scope',
    label: 'opsPromoter.scope',
    kind: 'choice',
    options: rateScopes.map((scope) => ({ value: scope, label: `opsPromoter.scopes.${scope}` as const })),
  },
  { name: 'product', label: 'opsPromoter.scopes.product', kind: 'target', source: 'product' },
  { name: 'category', label: 'opsPromoter.scopes.category', kind: 'target', source: 'category' },
  {
    name: 'dist_kind',
    label: 'opsPromoter.kindFilter',
    kind: 'choice',
    options: [
      { value: EVERY_KIND, label: 'opsPromoter.everyKind' },
      ...distKinds.map((kind) => ({ value: kind, label: `opsPromoter.kind.${kind}` as const })),
    ],
  },
  {
    name: 'level',
    label: 'opsPromoter.level',
    hint: 'opsPromoter.levelHint',
    kind: 'choice',
    options: [
      { value: '1', label: 'opsPromoter.levels.one' },
      { value: '2', label: 'opsPromoter.levels.two' },
    ],
  },
  rateRow,
]

export const emptyRate: Draft<RateField> = {
  scope: 'site',
  product: '',
  category: '',
  dist_kind: EVERY_KIND,
  level: '1',
  rate: '',
}

/** The fields of a new rate: the target's is that of its scope. */
export const rateRows = ({ scope }: Draft<RateField>): readonly FieldRow<RateField>[] =>
  rows.filter(({ name }) => (name !== 'product' && name !== 'category') || name === scope)

export function rateInput(draft: Draft<RateField>): DistRateInput {
  const scope = rateScopes.find((one) => one === draft.scope) ?? 'site'
  return {
    scope,
    target: scope === 'site' ? null : Number(draft[scope]),
    dist_kind: distKinds.find((kind) => kind === draft.dist_kind) ?? null,
    level: Number(draft.level),
    rate: partsOf(draft.rate) ?? 0,
  }
}
