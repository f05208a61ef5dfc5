import { normalizeCode } from '@storefront/contract/domain/account/mobile'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { type LoginField, type LoginProblem, loginProblem, refusedField } from '@/features/account/validate-login'
import { ConsentLine } from '@/features/account/components/binding/ConsentLine'
import { SendCodeButton } from '@/features/account/components/binding/SendCodeButton'
import { useVerificationCode } from '@/features/account/useVerificationCode'
import { type TextKey, useT } from '@/i18n'
import { Img } from '@/platform/elements/img'
import { useRoute } from '@/router'
import { useSubmit } from '@/services/use-submit'
import { session } from '@/state/session'
import { useSite } from '@/state/site'
import { useCountry } from '@/ui/country'
import { Button } from '@/ui/controls/Button'
import { Screen } from '@/ui/layout/Screen'
import { MobileField } from '@/ui/controls/MobileField'
import { TextField } from '@/ui/controls/TextField'
import { confirm } from '@/ui/overlay/dialogs'
import { leaveLogin } from '@/features/account/leave-login'
import s from './LoginScreen.module.scss'

/** The field that each problem stands under; the missing consent is asked for in a dialog. */
const problems: Readonly<Record<Exclude<LoginProblem, 'agreeFirst'>, { field: LoginField; text: TextKey }>> = {
  mobileWrong: { field: 'mobile', text: 'pages.login.mobileWrong' },
  codeMissing: { field: 'code', text: 'pages.login.codeMissing' },
}

/** Login by mobile number and code (spec 5). */
export function LoginScreen() {
  const t = useT()
  const { params } = useRoute()
  const site = useSite((state) => state.site)
  const country = useCountry()
  const [mobile, setMobile] = useState('')
  const [code, setCode] = useState('')
  const [hasAgreed, setHasAgreed] = useState(false)
  const [fault, setFault] = useState<{ readonly field: LoginField; readonly text: string } | null>(null)
  const sending = useVerificationCode(mobile, 'm_login')
  const { submit, busy } = useSubmit(
    'login_mobile',
    (form: { mobile: string; code: string }) => session().login(form.mobile, form.code),
    {
      onError: (error) => {
        const refusal = refusedField(error)
        setFault(refusal)
        return refusal !== null
      },
    },
  )
  const faultOf = (field: LoginField) => (fault?.field === field ? fault.text : null)

  /** Asks for the missing consent where the login is tapped; agreeing logs in. */
  const askConsent = async () => {
    const isAgreed = await confirm({ text: t('pages.login.agreeAsk'), confirmText: t('pages.login.agreeYes') })
    if (isAgreed) setHasAgreed(true)
    return isAgreed
  }
  const login = async () => {
    const problem = loginProblem({ mobile, code, hasAgreed }, country)
    const isFieldAtFault = problem !== null && problem !== 'agreeFirst'
    setFault(isFieldAtFault ? { field: problems[problem].field, text: t(problems[problem].text) } : null)
    if (isFieldAtFault || (problem && !(await askConsent())) || !(await submit({ mobile, code }))) return
    leaveLogin(params.next, params.gate === '1')
  }
  return (
    <Screen title={t('pages.login.title')} ownHeading>
      <View className={s.page}>
        <View className={s.top}>
          {site?.logo_square_url ? <Img src={site.logo_square_url} alt="" className={s.mark} /> : null}
          <View className={s.welcome} role="heading" aria-level={1}>
            {t('pages.login.welcome', { name: site?.name ?? '' })}
          </View>
          <View className={s.hint}>{t('pages.login.hint')}</View>
        </View>
        <View className={s.form}>
          <MobileField
            label={t('pages.login.mobile')}
            placeholder={t('pages.login.mobilePlaceholder')}
            value={mobile}
            error={faultOf('mobile')}
            onChange={setMobile}
          />
          <TextField
            kind="number"
            label={t('pages.login.code')}
            placeholder={t('pages.login.codePlaceholder')}
            autoComplete="one-time-code"
            value={code}
            trailing={<SendCodeButton {...sending} />}
            error={faultOf('code')}
            onChange={(text) => setCode(normalizeCode(text))}
            onConfirm={() => void login()}
          />
        </View>
        <Button wide busy={busy} onTap={() => void login()}>
          {t('pages.login.submit')}
        </Button>
        <ConsentLine checked={hasAgreed} onChange={setHasAgreed} />
      </View>
    </Screen>
  )
}
