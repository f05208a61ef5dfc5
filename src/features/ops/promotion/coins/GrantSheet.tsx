import { coinKinds } from '@storefront/contract/domain/promotion/coins'
import type { OpsCoinUser } from '@storefront/contract/entities/promotion/coins'
import { View } from '@tarojs/components'
import s from '@/features/ops/components/Ops.module.scss'
import { FieldForm } from '@/features/ops/promotion/form/FieldForm'
import type { Draft, FieldRow } from '@/features/ops/promotion/form/fields'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { type CoinGrant, opsCoinApi, opsCoinKeys } from '@/services/api/ops/promotion'
import { queryClient } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { Sheet } from '@/ui/overlay/Sheet'

type GrantField = 'kind' | 'direction' | 'amount' | 'reason'

const rows: readonly FieldRow<GrantField>[] = [
  {
    name: 'kind',
    label: 'opsCoins.coin',
    kind: 'options',
    options: coinKinds.map((kind) => ({ value: kind, label: `opsCoins.kind.${kind}` as const })),
  },
  {
    name: 'direction',
    label: 'opsCoins.direction',
    kind: 'options',
    options: [
      { value: 'give', label: 'opsCoins.give' },
      { value: 'take', label: 'opsCoins.take' },
    ],
  },
  { name: 'amount', label: 'opsCoins.amount', kind: 'number', min: 1, max: 100_000 },
  { name: 'reason', label: 'opsCoins.reason', hint: 'opsCoins.reasonHint', kind: 'area', max: 100 },
]
const initialDraft: Draft<GrantField> = { kind: 'diamond', direction: 'give', amount: '', reason: '' }

const grantOf = ({ kind, direction, amount, reason }: Draft<GrantField>): CoinGrant => ({
  kind: coinKinds.find((one) => one === kind) ?? 'diamond',
  amount: direction === 'take' ? -Number(amount) : Number(amount),
  reason: reason.trim(),
})

/** Gives a user coins or takes some, with a reason that they read. */
export function GrantSheet({ user, onClose }: { readonly user: OpsCoinUser; readonly onClose: () => void }) {
  const t = useT()
  const { uuid, name } = user
  const { submit, busy } = useSubmit(`ops_coin_grant:${uuid}`, (body: CoinGrant, key: string) =>
    opsCoinApi.grant(uuid, body, key),
  )
  const save = async (draft: Draft<GrantField>): Promise<boolean> => {
    if (!(await submit(grantOf(draft)))) return false
    void queryClient.invalidateQueries({ queryKey: opsCoinKeys.users() })
    void queryClient.invalidateQueries({ queryKey: opsCoinKeys.entries(uuid) })
    feedback.toast(t('ops.done'), { at: 'center' })
    onClose()
    return true
  }
  return (
    <Sheet open title={t('opsCoins.grantTo', { name })} onClose={onClose}>
      <View className={s.page}>
        <FieldForm
          rowsOf={() => rows}
          initialDraft={initialDraft}
          busy={busy}
          submitText={t('opsCoins.submitGrant')}
          save={save}
        />
      </View>
    </Sheet>
  )
}
