import { normalizeCode } from '@storefront/contract/domain/account/mobile'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { type LoginProblem, loginProblem } from '@/features/account/validate-login'
import { SendCodeButton } from '@/features/account/components/binding/SendCodeButton'
import { useVerificationCode } from '@/features/account/useVerificationCode'
import { RouteLink } from '@/shared/link/RouteLink'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { useRoute } from '@/router'
import { useSubmit } from '@/services/use-submit'
import { session } from '@/state/session'
import { useSite } from '@/state/site'
import { useCountry } from '@/ui/country'
import { Button } from '@/ui/controls/Button'
import { Checkbox } from '@/ui/controls/Checkbox'
import { Screen } from '@/ui/layout/Screen'
import { MobileField } from '@/ui/controls/MobileField'
import { TextField } from '@/ui/controls/TextField'
import { leaveLogin } from '@/features/account/leave-login'
import s from './LoginScreen.module.scss'

/** The statements that the visitor agrees to: pages of the site. */
const STATEMENTS = [
  { id: 'agreement', text: 'login.agreement' },
  { id: 'privacy', text: 'login.privacy' },
] as const

/** Login by mobile number and code (spec 5). */
export function LoginScreen() {
  const t = useT()
  const { params } = useRoute()
  const name = useSite((state) => state.site?.name ?? '')
  const country = useCountry()
  const [mobile, setMobile] = useState('')
  const [code, setCode] = useState('')
  const [hasAgreed, setHasAgreed] = useState(false)
  const [problem, setProblem] = useState<LoginProblem | null>(null)
  const sending = useVerificationCode(mobile, 'm_login')
  const { submit, busy } = useSubmit('login_mobile', (form: { mobile: string; code: string }) =>
    session().login(form.mobile, form.code),
  )

  const login = async () => {
    const problem = loginProblem({ mobile, code, hasAgreed }, country)
    setProblem(problem)
    if (problem === 'agreeFirst') feedback.toast(t('pages.login.agreeFirst'), { at: 'center' })
    if (problem || !(await submit({ mobile, code }))) return
    leaveLogin(params.next, params.gate === '1')
  }
  return (
    <Screen title={t('pages.login.title')} ownHeading>
      <View className={s.top}>
        <View className={s.welcome} role="heading" aria-level={1}>
          {t('pages.login.welcome', { name })}
        </View>
        <View className={s.hint}>{t('pages.login.hint')}</View>
      </View>
      <View className={s.form}>
        <MobileField
          label={t('pages.login.mobile')}
          placeholder={t('pages.login.mobilePlaceholder')}
          value={mobile}
          error={problem === 'mobileWrong' ? t('pages.login.mobileWrong') : null}
          onChange={setMobile}
        />
        <TextField
          kind="number"
          label={t('pages.login.code')}
          placeholder={t('pages.login.codePlaceholder')}
          autoComplete="one-time-code"
          value={code}
          trailing={<SendCodeButton {...sending} />}
          error={problem === 'codeMissing' ? t('pages.login.codeMissing') : null}
          onChange={(text) => setCode(normalizeCode(text))}
          onConfirm={() => void login()}
        />
      </View>
      <View className={s.foot}>
        <Checkbox checked={hasAgreed} showLabel label={t('pages.login.agree')} onChange={setHasAgreed} />
        <View className={s.statements}>
          {STATEMENTS.map(({ id, text }) => (
            <RouteLink key={id} to="mpage.page.detail" params={{ id }} className={s.statement}>
              <Text>{t(text)}</Text>
            </RouteLink>
          ))}
        </View>
        <Button wide busy={busy} onTap={() => void login()}>
          {t('pages.login.submit')}
        </Button>
      </View>
    </Screen>
  )
}
