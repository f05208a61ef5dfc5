import { CODE_LENGTH, MOBILE_LENGTH } from '@storefront/contract/constants'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { useRoute } from '@/routes'
import { useSubmit } from '@/services/use-submit'
import { session } from '@/state/session'
import { loadSite, useSite } from '@/state/site'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Screen } from '@/ui/Screen'
import { TextField } from '@/ui/TextField'
import { leaveLogin } from './after'
import s from './LoginScreen.module.scss'
import { useCode } from './useCode'
import { type LoginProblem, loginProblem } from './validate'

/** Digits alone, also from a pasted "138 0000 0001" or "+86 138…". */
const digits = (text: string, most: number): string => text.replace(/^\+86/, '').replace(/\D/g, '').slice(0, most)

/** Login by mobile number and code (spec 5). */
export function LoginScreen() {
  const t = useT()
  const { params } = useRoute()
  const name = useSite((state) => state.site?.name ?? '')
  const [mobile, setMobile] = useState('')
  const [code, setCode] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [problem, setProblem] = useState<LoginProblem | null>(null)
  const { left, canSend, send } = useCode(mobile)
  const { submit, busy } = useSubmit('login_mobile', (form: { mobile: string; code: string }) => session().login(form.mobile, form.code))

  const login = async () => {
    const found = loginProblem({ mobile, code, agreed })
    setProblem(found)
    if (found === 'agreeFirst') feedback.toast(t('pages.login.agreeFirst'), { at: 'center' })
    if (found || !(await submit({ mobile, code }))) return
    // The badge and the site's switches are this user's from now on.
    void loadSite()
    leaveLogin(params.next, params.gate === '1')
  }
  const trailing = (
    <Button kind="ghost" size="s" className={s.send} disabled={!canSend} onTap={() => void send()}>
      {left > 0 ? t('pages.login.resend', { seconds: left }) : t('pages.login.send')}
    </Button>
  )
  return (
    <Screen title={t('pages.login.title')} ownHeading>
      <View className={s.top}>
        <View className={s.welcome} role="heading" aria-level={1}>
          {t('pages.login.welcome', { name })}
        </View>
        <View className={s.hint}>{t('pages.login.hint')}</View>
      </View>
      <View className={s.form}>
        <TextField
          kind="tel"
          label={t('pages.login.mobile')}
          placeholder={t('pages.login.mobilePlaceholder')}
          autoComplete="tel-national"
          value={mobile}
          error={problem === 'mobileWrong' ? t('pages.login.mobileWrong') : null}
          onChange={(text) => setMobile(digits(text, MOBILE_LENGTH))}
        />
        <TextField
          kind="number"
          label={t('pages.login.code')}
          placeholder={t('pages.login.codePlaceholder')}
          autoComplete="one-time-code"
          value={code}
          trailing={trailing}
          error={problem === 'codeMissing' ? t('pages.login.codeMissing') : null}
          onChange={(text) => setCode(digits(text, CODE_LENGTH))}
          onConfirm={() => void login()}
        />
      </View>
      <View className={s.foot}>
        <Checkbox checked={agreed} showLabel label={t('pages.login.agree')} onChange={setAgreed} />
        <Button wide busy={busy} onTap={() => void login()}>
          {t('pages.login.submit')}
        </Button>
      </View>
    </Screen>
  )
}
