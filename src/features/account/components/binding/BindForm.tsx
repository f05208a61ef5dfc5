import { normalizeCode } from '@storefront/contract/domain/account/mobile'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { PhoneBinding } from '@/features/account/components/binding/PhoneBinding'
import { SendCodeButton } from '@/features/account/components/binding/SendCodeButton'
import { useVerificationCode } from '@/features/account/useVerificationCode'
import { useT } from '@/i18n'
import { hasPhoneButton } from '@/platform/elements/phone-button'
import type { PhoneGrant } from '@/platform/elements/types'
import { useSite } from '@/state/site'
import { useCountry } from '@/ui/country'
import { Button } from '@/ui/controls/Button'
import { MobileField } from '@/ui/controls/MobileField'
import { TextField } from '@/ui/controls/TextField'
import s from './BindForm.module.scss'
import { useBind } from '@/features/account/useBind'
import { type Binding, type BindProblem, bindProblem, particularsProblem } from '@/features/account/validate-binding'

interface BindFormProps {
  readonly onDone: () => void
  /** Leaves it for later, where the site lets one. */
  readonly onSkip?: () => void
}

const EMPTY: Binding = { mobile: '', verify_code: '', name: '', email: '' }

/**
 * Mobile number and code, name and e-mail address; the last two may be left empty where the site does not ask for them
 * (spec 2, 5).
 */
export function BindForm({ onDone, onSkip }: BindFormProps) {
  const t = useT()
  const country = useCountry()
  const rules = useSite((state) => state.config.mobile_form)
  const [form, setForm] = useState(EMPTY)
  const [problem, setProblem] = useState<BindProblem | null>(null)
  const sending = useVerificationCode(form.mobile, 'm_bind')
  const { bind, bindPhone, busy } = useBind()
  const field = (name: keyof Binding, clean = (text: string) => text) => ({
    value: form[name],
    error: problem?.field === name ? t(problem.text) : null,
    onChange: (text: string) => setForm((now) => ({ ...now, [name]: clean(text) })),
  })
  const [name, email] = [form.name.trim(), form.email.trim()]
  const particulars = { ...(name && { name }), ...(email && { email }) }
  const check = (problem: BindProblem | null): boolean => {
    setProblem(problem)
    return problem === null
  }
  const submit = async () => {
    const { mobile, verify_code } = form
    if (check(bindProblem(form, rules, country)) && (await bind({ mobile, verify_code, ...particulars }))) onDone()
  }
  const submitGrant = async (grant: PhoneGrant) => {
    if (await bindPhone({ ...grant, ...particulars })) onDone()
  }
  return (
    <View>
      {rules.phone_button && hasPhoneButton ? (
        <PhoneBinding
          problem={particularsProblem(form, rules)}
          disabled={busy}
          onProblem={setProblem}
          onGrant={(grant) => void submitGrant(grant)}
        />
      ) : null}
      <View className={s.fields}>
        <MobileField {...field('mobile')} label={t('bind.mobile')} placeholder={t('bind.mobilePlaceholder')} />
        <TextField
          {...field('verify_code', normalizeCode)}
          kind="number"
          label={t('bind.code')}
          placeholder={t('bind.codePlaceholder')}
          autoComplete="one-time-code"
          trailing={<SendCodeButton {...sending} />}
          onConfirm={() => void submit()}
        />
        <TextField
          {...field('name')}
          label={t('bind.name')}
          placeholder={t(rules.require_name ? 'bind.namePlaceholder' : 'bind.nameOptional')}
          autoComplete="name"
          maxLength={40}
        />
        <TextField
          {...field('email')}
          kind="email"
          label={t('bind.email')}
          placeholder={t(rules.require_email ? 'bind.emailPlaceholder' : 'bind.emailOptional')}
          autoComplete="email"
          maxLength={120}
        />
      </View>
      <View className={s.actions}>
        <Button wide busy={busy} onTap={() => void submit()}>
          {t('bind.submit')}
        </Button>
        {rules.can_skip && onSkip ? (
          <Button wide kind="ghost" disabled={busy} onTap={onSkip}>
            {t('bind.skip')}
          </Button>
        ) : null}
      </View>
    </View>
  )
}
