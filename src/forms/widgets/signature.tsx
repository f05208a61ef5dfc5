import { isTypedName } from '@storefront/contract/domain/forms/form-answers'
import { useId, useState } from 'react'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Img } from '@/platform/elements/img'
import { formPictures } from '@/shared/picture/pictures'
import { Button } from '@/ui/controls/Button'
import { Signature } from '@/ui/controls/Signature'
import { Field } from '@/ui/controls/TextField'
import { useUpload } from '@/ui/controls/useUpload'
import type { WidgetProps } from '../types'
import { type SignatureValue, TypedName } from './typed-name'
import s from './widgets.module.scss'

const NO_RULES = {}

/**
 * A signature that is drawn and sent as a picture (docs/forms.md), or typed by those who cannot draw. A part of screens
 * alone, like the calendar.
 */
export function SignaturePart(props: WidgetProps<SignatureValue | null>) {
  const { field, value, onChange, error, isRequired, onUpload } = props
  const t = useT()
  const errorId = `${useId()}e`
  const [isTyping, setTyping] = useState(isTypedName(value))
  const { state, send, reset } = useUpload(formPictures, NO_RULES, onChange, onUpload)
  const switchTo = (typing: boolean) => {
    reset()
    onChange(null)
    setTyping(typing)
  }
  if (isTyping)
    return (
      <TypedName
        {...props}
        trailing={
          <Button kind="ghost" size="s" onTap={() => switchTo(false)}>
            {t('signature.draw')}
          </Button>
        }
      />
    )
  const typing = (
    <Button kind="ghost" size="s" onTap={() => switchTo(true)}>
      {t('signature.type')}
    </Button>
  )
  const picture = value && 'full' in value ? value : null
  return (
    <Field
      isStacked
      label={field.title}
      error={error}
      isRequired={isRequired}
      errorId={errorId}
      description={field.description ?? (picture ? undefined : t('signature.paper'))}
    >
      {picture ? (
        <View className={s.signed}>
          <Img src={picture.full} alt={t('signature.drawn')} className={s.signature} eager />
          <Button kind="secondary" size="s" onTap={() => switchTo(false)}>
            {t('signature.redo')}
          </Button>
          {typing}
        </View>
      ) : (
        <Signature label={field.title} busy={state.kind === 'uploading'} onDone={(image) => void send(image)}>
          {typing}
        </Signature>
      )}
    </Field>
  )
}
