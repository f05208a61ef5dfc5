import { View } from '@tarojs/components'
import { useEffect, useRef } from 'react'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useT } from '@/i18n'
import { back } from '@/router'
import { useSession } from '@/state/session'
import { Screen } from '@/ui/layout/Screen'
import { BindForm } from '@/features/account/components/binding/BindForm'
import { ensureProof } from '@/features/account/ensureProof'
import s from './BindMobileScreen.module.scss'
import { leaveBindScreen } from '@/features/account/bind-strategy'
import type { BindResult } from '../bind-result'

/** The bind form as a screen: where dialogs are too small for it, and from the account. */
export function BindMobileScreen() {
  const t = useT()
  const guard = useRequireLogin()
  const isBound = useSession((state) => state.user?.is_mobile_bind ?? false)
  // The old number is asked first. What the user binds here meanwhile changes nothing of it.
  const wasBound = useRef(isBound)
  useEffect(() => {
    if (wasBound.current && !guard) void ensureProof().then((isProved) => isProved || back('ucenter'))
  }, [guard])
  const end = useRef<BindResult | undefined>(undefined)
  // Only when this screen is gone is the one that asked in front again, and may go on to another.
  useEffect(() => () => leaveBindScreen(end.current), [])
  const leave = (how: BindResult) => {
    end.current = how
    back('ucenter')
  }
  return (
    <Screen title={t('bind.title')} state={guard ?? undefined}>
      <View className={s.hint}>{t(isBound ? 'bind.already' : 'bind.hint')}</View>
      <View className={s.form}>
        <BindForm onDone={() => leave('bound')} onSkip={() => leave('skipped')} />
      </View>
    </Screen>
  )
}
