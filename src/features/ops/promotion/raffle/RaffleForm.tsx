import type { OpsRaffle } from '@storefront/contract/entities/promotion/raffle'
import { View } from '@tarojs/components'
import { useState } from 'react'
import s from '@/features/ops/components/Ops.module.scss'
import { isComplete } from '@/features/ops/promotion/form/fields'
import { FieldRows } from '@/features/ops/promotion/form/FieldRows'
import { RowList } from '@/features/ops/promotion/form/RowList'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { opsRaffleApi, type OpsRaffleInput, opsRaffleKeys } from '@/services/api/ops/promotion'
import { queryClient, replaceQueryData } from '@/services/query'
import { useNavigationGuard } from '@/shared/screen/useNavigationGuard'
import { useSubmit } from '@/services/use-submit'
import { useCurrency, useSite } from '@/state/site'
import { Button } from '@/ui/controls/Button'
import { confirm } from '@/ui/overlay/dialogs'
import {
  emptyPrize,
  emptyRaffle,
  PRIZES_MAX,
  prizeRows,
  raffleDraft,
  type RaffleField,
  raffleInput,
  raffleRows,
  rulesRow,
} from './raffle-form'
import { rulesTemplate } from './rules-template'

interface RaffleFormProps {
  /** The draft that is changed; without one a new raffle is drafted. */
  readonly raffle?: OpsRaffle
  readonly onSaved: (raffle: OpsRaffle) => void
  readonly onCancel: () => void
}

const NO_OFFSETS: never[] = []

/**
 * A draft of a raffle with its prizes. What is typed stays when it cannot be saved; only publishing wants all of it.
 */
export function RaffleForm({ raffle, onSaved, onCancel }: RaffleFormProps) {
  const t = useT()
  const { exponent } = useCurrency()
  const offsets = useSite(({ site }) => site?.time_zone.offsets) ?? NO_OFFSETS
  const zone = useSite(({ site }) => site?.time_zone.name ?? '')
  const [initialDraft] = useState(() => (raffle ? raffleDraft(raffle, offsets) : emptyRaffle))
  const [draft, setDraft] = useState(initialDraft)
  const [showsErrors, setShowsErrors] = useState(false)
  const letGo = useNavigationGuard(JSON.stringify(draft) !== JSON.stringify(initialDraft))
  const { submit, busy } = useSubmit(`ops_raffle:${raffle?.id ?? 'new'}`, (body: OpsRaffleInput, key: string) =>
    raffle ? opsRaffleApi.save(raffle.id, body) : opsRaffleApi.create(body, key),
  )
  const set = (name: RaffleField, text: string) =>
    setDraft((before) => ({ ...before, raffle: { ...before.raffle, [name]: text } }))
  const isOrdered = draft.raffle.start === '' || draft.raffle.end === '' || draft.raffle.start < draft.raffle.end
  const isRight = () =>
    isComplete(t, [...raffleRows, rulesRow], draft.raffle, exponent) &&
    draft.prizes.every((prize) => isComplete(t, prizeRows(prize, draft.raffle), prize, exponent))
  const save = async () => {
    setShowsErrors(true)
    if (!isRight()) return feedback.toast(t('promoForm.check'), { at: 'center' })
    if (!isOrdered) return feedback.toast(t('opsRaffle.datesWrong'), { at: 'center' })
    const savedRaffle = await submit(raffleInput(draft, offsets))
    if (!savedRaffle) return
    letGo()
    replaceQueryData(opsRaffleKeys.one(savedRaffle.id), savedRaffle)
    void queryClient.invalidateQueries({ queryKey: opsRaffleKeys.list() })
    feedback.toast(t('ops.saved'), { at: 'center' })
    onSaved(savedRaffle)
  }
  const writeRules = async () => {
    const isEmpty = draft.raffle.rules.trim() === ''
    if (isEmpty || (await confirm({ text: t('opsRaffle.writeRulesAsk'), confirmText: t('opsRaffle.writeRules') })))
      set('rules', rulesTemplate(t, draft, zone))
  }
  return (
    <View className={s.page}>
      <FieldRows rows={raffleRows} draft={draft.raffle} showsErrors={showsErrors} onChange={set} />
      <View className={s.title} role="heading" aria-level={2}>
        {t('opsRaffle.prizes')}
      </View>
      <RowList
        rowsOf={(prize) => prizeRows(prize, draft.raffle)}
        drafts={draft.prizes}
        emptyDraft={emptyPrize}
        max={PRIZES_MAX}
        showsErrors={showsErrors}
        texts={{
          add: t('opsRaffle.addPrize'),
          none: t('opsRaffle.noPrizes'),
          nameOf: (n) => t('opsRaffle.prizeNumber', { n }),
        }}
        onChange={(prizes) => setDraft((before) => ({ ...before, prizes }))}
      />
      <FieldRows rows={[rulesRow]} draft={draft.raffle} showsErrors={showsErrors} onChange={set} />
      <Button wide kind="secondary" onTap={() => void writeRules()}>
        {t('opsRaffle.writeRules')}
      </Button>
      <Button wide busy={busy} onTap={() => void save()}>
        {t('opsRaffle.saveDraft')}
      </Button>
      <Button wide kind="ghost" disabled={busy} onTap={onCancel}>
        {t('common.cancel')}
      </Button>
    </View>
  )
}
