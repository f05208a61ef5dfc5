import type { OpsDistRate } from '@storefront/contract/entities/promotion/distribution'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import s from '@/features/ops/components/Ops.module.scss'
import { FieldForm } from '@/features/ops/promotion/form/FieldForm'
import { partsOf, percentText } from '@/features/ops/promotion/form/fields'
import { useStep } from '@/features/ops/promotion/useStep'
import { useT } from '@/i18n'
import { type DistRateInput, opsPromoterApi, opsPromoterKeys } from '@/services/api/ops/promotion'
import { Button } from '@/ui/controls/Button'
import { confirm } from '@/ui/overlay/dialogs'
import { Sheet } from '@/ui/overlay/Sheet'
import { rateRow } from './rate-form'

/** A rate: of what, for whom and how much. It is changed or removed; the next wider scope holds then. */
export function RateCard({ rate }: { readonly rate: OpsDistRate }) {
  const t = useT()
  const [isEditing, setEditing] = useState(false)
  const { id, scope, target, target_name, dist_kind, level } = rate
  const removing = useStep(
    `ops_dist_rate_delete:${id}`,
    (_: object) => opsPromoterApi.deleteRate(id),
    opsPromoterKeys.rates(),
  )
  const saving = useStep(
    `ops_dist_rate:${id}`,
    (body: DistRateInput) => opsPromoterApi.saveRate(body),
    opsPromoterKeys.rates(),
  )
  const name =
    scope === 'site'
      ? t('opsPromoter.scopes.site')
      : `${t(`opsPromoter.scopes.${scope}`)} ${target_name || t('promoForm.byNumber', { id: target ?? 0 })}`
  const remove = async () => {
    if (await confirm({ text: t('opsPromoter.removeAsk', { name }), confirmText: t('promoForm.remove'), danger: true }))
      await removing.act({})
  }
  const save = async (text: string): Promise<boolean> => {
    const reply = await saving.act({ scope, target, dist_kind, level, rate: partsOf(text) ?? 0 })
    if (reply) setEditing(false)
    return reply !== undefined
  }
  return (
    <View className={s.card}>
      <View className={s.head}>
        <Text className={s.title}>{name}</Text>
        <Text className={s.status}>{`${percentText(rate.rate)}%`}</Text>
      </View>
      <View className={s.quiet}>
        {[
          t(dist_kind ? `opsPromoter.kind.${dist_kind}` : 'opsPromoter.everyKind'),
          t('opsPromoter.levelOf', { n: level }),
        ].join(' · ')}
      </View>
      <View className={s.actions}>
        <Button
          size="s"
          kind="ghost"
          busy={removing.busy}
          label={`${t('promoForm.remove')} ${name}`}
          onTap={() => void remove()}
        >
          {t('promoForm.remove')}
        </Button>
        <Button size="s" kind="ghost" label={`${t('opsCoins.edit')} ${name}`} onTap={() => setEditing(true)}>
          {t('opsCoins.edit')}
        </Button>
      </View>
      {isEditing ? (
        <Sheet open title={name} onClose={() => setEditing(false)}>
          <View className={s.page}>
            <FieldForm
              rowsOf={() => [rateRow]}
              initialDraft={{ rate: percentText(rate.rate) }}
              busy={saving.busy}
              save={(draft) => save(draft.rate)}
            />
          </View>
        </Sheet>
      ) : null}
    </View>
  )
}
