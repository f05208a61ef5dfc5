import { View } from '@tarojs/components'
import { useState } from 'react'
import s from '@/features/ops/components/Ops.module.scss'
import { FieldForm } from '@/features/ops/promotion/form/FieldForm'
import { SectionList } from '@/features/ops/promotion/SectionScreen'
import { useStep } from '@/features/ops/promotion/useStep'
import { useT } from '@/i18n'
import { type DistRateInput, opsPromoterApi, opsPromoterKeys } from '@/services/api/ops/promotion'
import { Button } from '@/ui/controls/Button'
import { rateList } from './lists'
import { emptyRate, rateInput, rateRows } from './rate-form'

/** The rates, and a form for another one. */
export function Rates() {
  const t = useT()
  const [isAdding, setAdding] = useState(false)
  const { act, busy } = useStep(
    'ops_dist_rate',
    (body: DistRateInput) => opsPromoterApi.saveRate(body),
    opsPromoterKeys.rates(),
  )
  const save = async (body: DistRateInput): Promise<boolean> => {
    const reply = await act(body)
    if (reply) setAdding(false)
    return reply !== undefined
  }
  if (isAdding)
    return (
      <View className={s.page}>
        <View className={s.title} role="heading" aria-level={2}>
          {t('opsPromoter.addRate')}
        </View>
        <FieldForm
          rowsOf={rateRows}
          initialDraft={emptyRate}
          busy={busy}
          save={(draft) => save(rateInput(draft))}
          onCancel={() => setAdding(false)}
        />
      </View>
    )
  const head = (
    <View className={s.page}>
      <View className={s.hint}>{t('opsPromoter.ratesHint')}</View>
      <Button wide kind="secondary" onTap={() => setAdding(true)}>
        {t('opsPromoter.addRate')}
      </Button>
    </View>
  )
  return <SectionList spec={rateList} before={() => head} />
}
