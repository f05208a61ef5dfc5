import { isMobile } from '@storefront/contract/domain/account/mobile'
import type { DistKind } from '@storefront/contract/domain/promotion/distribution'
import type { PromoterAccount } from '@storefront/contract/entities/promotion/distribution'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { OfferRates } from '@/features/promotion/distribution/components/ProgrammeOffer'
import { PromoterPath } from '@/features/promotion/distribution/components/PromoterPath'
import s from '@/features/promotion/distribution/components/Promoter.module.scss'
import { Standing, ClosedProgramme } from '@/features/promotion/distribution/components/Standing'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { go, useRoute } from '@/router'
import {
  type PromoterApplication,
  distKeys,
  distributionApi,
  kindOfPath,
  pathOfKind,
} from '@/services/api/distribution'
import { replaceQueryData } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { PageSkeleton } from '@/shared/screen/PageSkeleton'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useCountry } from '@/ui/country'
import { Button } from '@/ui/controls/Button'
import { MobileField } from '@/ui/controls/MobileField'
import { TextArea, TextField } from '@/ui/controls/TextField'
import { Screen } from '@/ui/layout/Screen'

/** distribution.apply: an application for one of the kinds of promoters; no fee is asked (spec 2). */
export function ApplyScreen() {
  const t = useT()
  const guard = useRequireLogin()
  const { params } = useRoute()
  const kind = kindOfPath(params.kind ?? '')
  const query = useQuery({
    queryKey: distKeys.account(),
    queryFn: ({ signal }) => distributionApi.account({ signal }),
    enabled: guard === null,
    staleTime: 0,
  })
  const state = useScreenState(query, <PageSkeleton shape="form" />)
  const account = query.data
  return (
    <Screen title={t('dist.apply', { kind: t(`dist.kind.${kind}`) })} state={guard ?? state}>
      {account ? <Application account={account} kind={kind} code={params.code ?? ''} /> : null}
    </Screen>
  )
}

interface ApplicationProps {
  readonly account: PromoterAccount
  readonly kind: DistKind
  readonly code: string
}

/** The form with the offer, or why there is nothing to fill in: the application's own state, once it is sent. */
function Application({ account, kind, code }: ApplicationProps) {
  const t = useT()
  const { promoter, kinds, offers } = account
  const status = promoter?.status
  if (promoter && status === 'active')
    return (
      <View className={s.page}>
        <View className={s.card}>
          <View className={s.title}>{t('dist.isOther', { kind: promoter.dist_kind_display })}</View>
          <View className={s.actions}>
            <Button onTap={() => void go('distribution.home', { kind: pathOfKind(promoter.dist_kind) })}>
              {t('dist.mine')}
            </Button>
          </View>
        </View>
      </View>
    )
  if (!promoter && !kinds.some(({ dist_kind }) => dist_kind === kind)) return <ClosedProgramme />
  const canApply = kinds.length > 0 && (!promoter || status === 'refused')
  return (
    <View className={s.page}>
      <Standing promoter={promoter} kinds={kinds} />
      {canApply ? (
        <>
          <OfferRates offer={offers.find(({ dist_kind }) => dist_kind === kind)} />
          <ApplicationForm kind={kind} code={code} />
        </>
      ) : null}
      {status === 'suspended' ? null : (
        <PromoterPath
          account={account}
          current={0}
          note={status === 'applied' ? promoter?.status_display : undefined}
        />
      )}
    </View>
  )
}

function ApplicationForm({ kind, code }: { readonly kind: PromoterApplication['dist_kind']; readonly code: string }) {
  const t = useT()
  const country = useCountry()
  const [fields, setFields] = useState({ name: '', mobile: '', message: '' })
  const [showsErrors, setShowsErrors] = useState(false)
  const { submit, busy } = useSubmit(`dist_apply:${kind}`, distributionApi.apply)
  const set = (part: Partial<typeof fields>) => setFields((before) => ({ ...before, ...part }))
  const nameError = fields.name.trim() === '' ? t('dist.needName') : null
  const mobileError = isMobile(fields.mobile, country) ? null : t('dist.needMobile')
  const send = async () => {
    setShowsErrors(true)
    if (nameError || mobileError) return
    const { name, mobile, message } = fields
    const account = await submit({
      dist_kind: kind,
      name: name.trim(),
      mobile,
      message: message.trim(),
      ...(code ? { code } : {}),
    })
    if (!account) return
    replaceQueryData(distKeys.account(), account)
    feedback.toast(t('dist.sent'), { at: 'center' })
  }
  return (
    <>
      <View className={s.form}>
        <TextField
          label={t('dist.name')}
          value={fields.name}
          maxLength={50}
          error={showsErrors ? nameError : null}
          onChange={(name) => set({ name })}
        />
        <MobileField
          label={t('dist.mobile')}
          value={fields.mobile}
          error={showsErrors ? mobileError : null}
          onChange={(mobile) => set({ mobile })}
        />
        <TextArea label={t('dist.message')} value={fields.message} max={500} onChange={(message) => set({ message })} />
      </View>
      <Button wide busy={busy} onTap={() => void send()}>
        {t('dist.send')}
      </Button>
    </>
  )
}
