import { hasPermission } from '@storefront/contract/has-permission'
import { permissions } from '@storefront/contract/permissions'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { showDeviceError } from '@/shared/device/showDeviceError'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useT } from '@/i18n'
import { dateTimeText } from '@/lib/time'
import { feedback } from '@/platform/feedback'
import { scan } from '@/platform/scan'
import { useSubmit } from '@/services/use-submit'
import { opsApi } from '@/services/api/ops'
import { useSession } from '@/state/session'
import { Button } from '@/ui/controls/Button'
import { Screen, type ScreenState } from '@/ui/layout/Screen'
import { TextField } from '@/ui/controls/TextField'
import s from '@/features/ops/components/Counter.module.scss'

type Done = Awaited<ReturnType<typeof opsApi.verifyCoupon>>
const CODE_MAX = 20
const NONE: readonly string[] = []

/** ops.usercoupon: the counter's exchange of coupons (spec 6: shop.verify_eticket). A code is scanned or typed. */
export function CounterScreen() {
  const t = useT()
  const guard = useRequireLogin()
  const perms = useSession((state) => state.user?.perms ?? NONE)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [redemptions, setRedemptions] = useState<readonly Done[]>([])
  const { submit, busy } = useSubmit('usercoupon_verify', (codeText: string, key: string) =>
    opsApi.verifyCoupon(codeText, key),
  )
  const verify = async (text: string) => {
    // Codes are shown in groups, and may be typed so.
    const codeText = text.replace(/\s/g, '').slice(0, CODE_MAX)
    if (codeText === '') return setError(t('counter.missing'))
    const result = await submit(codeText)
    if (!result) return
    setCode('')
    setRedemptions((before) => [result, ...before])
    feedback.toast(t('counter.done'), { at: 'center' })
  }
  const byCamera = async () => {
    const answer = await scan.scan()
    if (!answer.ok) return showDeviceError(answer.reason)
    setCode(answer.text.trim().slice(0, CODE_MAX))
    await verify(answer.text)
  }
  const deniedState: ScreenState = {
    kind: 'empty',
    icon: 'user',
    text: t('counter.denied'),
    hint: t('counter.deniedHint'),
  }
  return (
    <Screen
      title={t('site.ops.menu.redeem')}
      state={guard ?? (hasPermission(perms, permissions.verifyEticket) ? undefined : deniedState)}
    >
      <View className={s.page}>
        <View className={s.hint}>{t('counter.hint')}</View>
        <Button wide busy={busy} onTap={() => void byCamera()}>
          {t('counter.scan')}
        </Button>
        <View className={s.rows}>
          <TextField
            label={t('counter.code')}
            placeholder={t('counter.placeholder')}
            value={code}
            maxLength={CODE_MAX}
            error={error}
            onChange={(text) => {
              setCode(text)
              setError(null)
            }}
            onConfirm={() => void verify(code)}
          />
        </View>
        <Button wide kind="secondary" busy={busy} onTap={() => void verify(code)}>
          {t('counter.submit')}
        </Button>
        {redemptions.length > 0 ? (
          <View className={s.title} role="heading" aria-level={2}>
            {t('counter.history')}
          </View>
        ) : null}
        {redemptions.map(({ code: redeemedCode, coupon, holder, used: at }) => (
          <View key={redeemedCode} className={s.done} role="status">
            <View className={s.name}>{coupon.label}</View>
            <View className={s.sub}>{`${t('counter.holder')} ${holder} · ${redeemedCode}`}</View>
            <View className={s.sub}>{`${t('counter.time')} ${dateTimeText(at)}`}</View>
          </View>
        ))}
      </View>
    </Screen>
  )
}
