import { isMobile } from '@storefront/contract/domain/account/mobile'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useState } from 'react'
import s from '@/features/promotion/distribution/components/Promoter.module.scss'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { back, go, useRoute } from '@/router'
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
  const promoter = query.data?.promoter ?? null
  const mayApply =
    query.data?.kinds.some(({ dist_kind }) => dist_kind === kind) && (!promoter || promoter.status === 'refused')
  const blocked =
    promoter && promoter.status !== 'refused'
      ? t('dist.isOther', { kind: `${promoter.dist_kind_display} · ${promoter.status_display}` })
      : t('dist.closed')
  return (
    <Screen title={t('dist.apply', { kind: t(`dist.kind.${kind}`) })} state={guard ?? state}>
      {mayApply ? (
        <View className={s.page}>
          {promoter?.reason ? (
            <View className={s.text}>{`${t('dist.refused')} ${t('dist.reason', { reason: promoter.reason })}`}</View>
          ) : null}
          <ApplicationForm kind={kind} code={params.code ?? ''} />
        </View>
      ) : (
        <View className={s.page}>
          <View className={s.card}>
            <View className={s.title}>{blocked}</View>
            <View className={s.actions}>
              <Button onTap={() => void go('distribution.home', { kind: pathOfKind(kind) })}>{t('dist.mine')}</Button>
            </View>
          </View>
        </View>
      )}
    </Screen>
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
    void back()
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
      <View className={s.quiet}>{t('dist.fee')}</View>
      <Button wide busy={busy} onTap={() => void send()}>
        {t('dist.send')}
      </Button>
    </>
  )
}
