import { normalizeCode } from '@storefront/contract/domain/account/mobile'
import { isProvenMobile } from '@storefront/contract/domain/forms/form-answers'
import { useT } from '@/i18n'
import { MobileField } from '@/ui/controls/MobileField'
import { TextField } from '@/ui/controls/TextField'
import { useFormContext } from '../form-context'
import type { Widget, WidgetProps } from '../types'
import { useControl } from './control'
import { parseText } from './text'

/** A number and the code that proves it, where the form asks for one (spec 3: mobile form option). */
interface ProvenMobile {
  readonly mobile: string
  readonly verify_code: string
}

function NumberField(props: Omit<WidgetProps<string>, 'onUpload' | 'schemaKey'>) {
  return <MobileField {...useControl(props)} value={props.value} onChange={props.onChange} />
}

function ProvenMobileFields({ field, value, onChange, error, isRequired }: WidgetProps<ProvenMobile>) {
  const t = useT()
  const { SendCode } = useFormContext()
  const isCodeWrong = error === t('form.code')
  return (
    <>
      {/* A code belongs to the number that it was sent to. */}
      <NumberField
        field={field}
        value={value.mobile}
        isRequired={isRequired}
        error={isCodeWrong ? null : error}
        onChange={(mobile) => onChange({ mobile, verify_code: '' })}
      />
      <TextField
        kind="number"
        autoComplete="one-time-code"
        label={t('form.codeLabel')}
        placeholder={t('form.code')}
        value={value.verify_code}
        isRequired={isRequired}
        error={isCodeWrong ? error : null}
        onChange={(text) => onChange({ ...value, verify_code: normalizeCode(text) })}
        trailing={SendCode && field.verifyKind ? <SendCode mobile={value.mobile} kind={field.verifyKind} /> : undefined}
      />
    </>
  )
}

/** A number; its code beside it where it has to be proven. */
function MobileWidget({ value, ...props }: WidgetProps<string | ProvenMobile>) {
  if (typeof value === 'string') return <NumberField {...props} value={value} />
  return <ProvenMobileFields {...props} value={value} />
}

function parseMobile(raw: unknown, { verifyKind }: WidgetProps<unknown>['field']): string | ProvenMobile {
  if (!verifyKind) return parseText(raw)
  return isProvenMobile(raw)
    ? { mobile: raw.mobile, verify_code: raw.verify_code }
    : { mobile: parseText(raw), verify_code: '' }
}

export const mobile: Widget<string | ProvenMobile> = { empty: '', parse: parseMobile, Component: MobileWidget }
