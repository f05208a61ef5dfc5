import { useId } from 'react'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import type { FieldPlace } from '../types'
import { Field } from '@/ui/controls/TextField'
import s from './fields.module.scss'

/** A field that cannot be drawn, and why. The rest of the form can be filled in. */
export function FaultyField({ field }: Pick<FieldPlace, 'field'>) {
  const t = useT()
  const errorId = `${useId()}e`
  return (
    <Field label={field.title} errorId={errorId} isStacked>
      <View className={s.fault} role="note">
        {t(`form.fault.${field.fault ?? 'type'}`)}
      </View>
    </Field>
  )
}
