import { maskMobile } from '@storefront/contract/domain/account/mobile'
import { isMobile } from '@storefront/contract/domain/account/mobile'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useState } from 'react'
import s from '@/features/promotion/components/Raffle.module.scss'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { raffleApi, raffleKeys, type RafflePromoterInput } from '@/services/api/raffle'
import { queryClient } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useCountry } from '@/ui/country'
import { Button } from '@/ui/controls/Button'
import { MobileField } from '@/ui/controls/MobileField'
import { TextArea, TextField } from '@/ui/controls/TextField'
import { Tag } from '@/ui/display/Tag'
import { Screen } from '@/ui/layout/Screen'

/** raffle.promoter: the application to spread raffles, and how it stands. */
export function RafflePromoterScreen() {
  const t = useT()
  const guard = useRequireLogin()
  const query = useQuery({
    queryKey: raffleKeys.promoter(),
    queryFn: ({ signal }) => raffleApi.promoter({ signal }),
    enabled: guard === null,
    staleTime: 0,
  })
  const state = useScreenState(query)
  const application = query.data?.results[0]
  return (
    <Screen title={t('raffle.promoter')} state={guard ?? state}>
      <View className={s.page}>
        <View className={`${s.card} ${s.text}`}>{t('raffle.promoterHint')}</View>
        {application ? (
          <View className={s.card}>
            <View className={s.head}>
              <View className={s.name}>{application.name}</View>
              <Tag tone={application.status === 'refused' ? 'quiet' : 'primary'}>{application.status_display}</Tag>
            </View>
            <View className={s.quiet}>{maskMobile(application.mobile)}</View>
            {application.message ? <View className={s.text}>{application.message}</View> : null}
            {application.reason ? (
              <View className={s.text}>{t('raffle.promoterReason', { reason: application.reason })}</View>
            ) : null}
          </View>
        ) : null}
        {!application || application.status === 'refused' ? <ApplyForm /> : null}
      </View>
    </Screen>
  )
}

function ApplyForm() {
  const t = useT()
  const country = useCountry()
  const [input, setInput] = useState<RafflePromoterInput>({ name: '', mobile: '', message: '' })
  const [showsErrors, setShowsErrors] = useState(false)
  const { submit, busy } = useSubmit('raffle_promoter', (body: RafflePromoterInput, key: string) =>
    raffleApi.applyPromoter(body, key),
  )
  const change = (field: keyof RafflePromoterInput) => (value: string) =>
    setInput((was) => ({ ...was, [field]: value }))
  const name = input.name.trim()
  const mobile = input.mobile.trim()
  const send = async () => {
    setShowsErrors(true)
    if (!name || !isMobile(mobile, country)) return
    if (!(await submit({ name, mobile, message: input.message.trim() }))) return
    feedback.toast(t('raffle.promoterSent'), { at: 'center' })
    await queryClient.invalidateQueries({ queryKey: raffleKeys.promoter() })
  }
  return (
    <>
      <View className={s.form}>
        <TextField
          label={t('raffle.promoterName')}
          value={input.name}
          maxLength={50}
          error={showsErrors && !name ? t('raffle.promoterNeedName') : null}
          onChange={change('name')}
        />
        <MobileField
          label={t('raffle.promoterMobile')}
          value={input.mobile}
          error={showsErrors && !isMobile(mobile, country) ? t('raffle.promoterNeedMobile') : null}
          onChange={change('mobile')}
        />
        <TextArea label={t('raffle.promoterMessage')} value={input.message} max={500} onChange={change('message')} />
      </View>
      <Button wide busy={busy} onTap={() => void send()}>
        {t('raffle.promoterApply')}
      </Button>
    </>
  )
}
