import type { Answers, AskOptions } from './ask.types'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { cx } from '@/lib/text'
import { Button } from '@/ui/controls/Button'
import s from './AskDialog.module.scss'
import { AskFields } from './AskFields'
import type { ExtraField } from './ask.types'
import { Popup } from './Popup'
import type { DialogProps } from './store'

const NO_FIELDS: readonly ExtraField[] = []

/** Says or asks one thing (spec 2: alert and confirm); what was typed stays while something is missing. */
export function AskDialog({
  kind,
  title,
  text,
  confirmText,
  cancelText,
  danger,
  fields = NO_FIELDS,
  close,
}: AskOptions & DialogProps<Answers>) {
  const t = useT()
  const [values, setValues] = useState<Answers>({})
  const isAlert = kind === 'alert'
  const answer = () => {
    const entered = Object.fromEntries(fields.map(({ name }) => [name, values[name]?.trim() ?? '']))
    const errorIn = ({ name, label, required, errorOf }: ExtraField) =>
      entered[name] ? errorOf?.(entered[name]) : required && t('overlay.fillIn', { label })
    const error = fields.map(errorIn).find(Boolean)
    if (error) feedback.toast(error, { at: 'center' })
    else close(entered)
  }
  const foot = (
    <View className={s.actions}>
      {isAlert ? null : (
        <Button kind="ghost" className={s.action} onTap={() => close()}>
          {cancelText ?? t('common.cancel')}
        </Button>
      )}
      <Button className={cx(s.action, danger && s.danger)} onTap={answer}>
        {confirmText ?? t(isAlert ? 'common.gotIt' : 'common.confirm')}
      </Button>
    </View>
  )
  return (
    <Popup
      label={title ?? text}
      title={title !== undefined}
      onClose={() => close()}
      shadeCloses={!isAlert && fields.length === 0}
      foot={foot}
    >
      {text ? <View className={s.text}>{text}</View> : null}
      {fields.length > 0 ? (
        <AskFields
          fields={fields}
          values={values}
          onChange={(name, value) => setValues((now) => ({ ...now, [name]: value }))}
        />
      ) : null}
    </Popup>
  )
}
