import { View } from '@tarojs/components'
import { useId } from 'react'
import { formPictures, type StoredPicture } from '@/shared/picture/pictures'
import { Field } from '@/ui/controls/TextField'
import { Uploader } from '@/ui/controls/Uploader'
import type { Widget, WidgetProps } from '../types'
import s from './image.module.scss'

/** A stored picture: its id for the server, its addresses for the eye. */
type ImageValue = StoredPicture | null

const isPicture = (raw: unknown): raw is StoredPicture =>
  typeof raw === 'object' &&
  raw !== null &&
  ['full', 'thumb'].every((key) => typeof Reflect.get(raw, key) === 'string') &&
  typeof Reflect.get(raw, 'id') === 'number'

function ImageWidget({ field, value, onChange, error }: WidgetProps<ImageValue>) {
  const errorId = `${useId()}e`
  return (
    <Field label={field.title} error={error} errorId={errorId} isStacked>
      <View className={s.place}>
        <Uploader
          label={field.title}
          currentUrl={value?.thumb ?? ''}
          source={formPictures}
          rules={field.picture}
          onDone={onChange}
          onRemove={() => onChange(null)}
        />
      </View>
    </Field>
  )
}

export const image: Widget<ImageValue> = { empty: null, parse: (raw) => (isPicture(raw) ? raw : null), Component: ImageWidget }
