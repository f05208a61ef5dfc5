import type { FieldSchema } from '@storefront/contract/domain/forms/form'
import { ITEMS_MAX } from '@storefront/contract/domain/forms/form-limits'
import { View } from '@tarojs/components'
import { useId } from 'react'
import { useT } from '@/i18n'
import { Field } from '@/ui/controls/TextField'
import { Uploader } from '@/ui/controls/Uploader'
import type { Widget, WidgetProps } from '../types'
import { type ImageValue, parsePicture, previewOf, usePictureSource } from './picture'
import s from './widgets.module.scss'

function ImageWidget({ field, value, onChange, error, isRequired, onUpload }: WidgetProps<ImageValue | null>) {
  const errorId = `${useId()}e`
  return (
    <Field
      label={field.title}
      error={error}
      errorId={errorId}
      description={field.description}
      isRequired={isRequired}
      isStacked
    >
      <View className={s.place}>
        <Uploader
          label={field.title}
          currentUrl={previewOf(value)}
          source={usePictureSource(field)}
          rules={field.picture}
          onDone={onChange}
          onRemove={() => onChange(null)}
          onBusy={onUpload}
        />
      </View>
    </Field>
  )
}

export const image: Widget<ImageValue | null> = { empty: null, parse: parsePicture, Component: ImageWidget }

const keyOfPicture = (picture: ImageValue): string => (typeof picture === 'string' ? picture : String(picture.id))
const itemOf = (field: FieldSchema): FieldSchema => field.items ?? field

/** Several pictures, and an uploader for one more until the limit is reached. */
function ImagesWidget({ field, value, onChange, error, isRequired, onUpload }: WidgetProps<readonly ImageValue[]>) {
  const t = useT()
  const errorId = `${useId()}e`
  const item = itemOf(field)
  const source = usePictureSource(item)
  const uploader = { source, rules: item.picture, onBusy: onUpload }
  return (
    <Field
      label={field.title}
      error={error}
      errorId={errorId}
      description={field.description}
      isRequired={isRequired}
      isStacked
    >
      <View className={s.pictures} role="group" aria-label={field.title}>
        {value.map((picture, index) => (
          <Uploader
            key={keyOfPicture(picture)}
            {...uploader}
            label={t('form.list.item', { title: field.title, n: index + 1 })}
            currentUrl={previewOf(picture)}
            onDone={(next) => onChange(value.map((one) => (one === picture ? next : one)))}
            onRemove={() => onChange(value.filter((one) => one !== picture))}
          />
        ))}
        {value.length < (field.maxItems || ITEMS_MAX) ? (
          // A new one for each picture: the one before has moved to its own place.
          <Uploader
            key={`new${value.length}`}
            {...uploader}
            label={field.title}
            currentUrl=""
            onDone={(next) => onChange([...value, next])}
          />
        ) : null}
      </View>
    </Field>
  )
}

export const images: Widget<readonly ImageValue[]> = {
  empty: [],
  parse: (raw, field) => (Array.isArray(raw) ? raw.flatMap((one) => parsePicture(one, itemOf(field)) ?? []) : []),
  Component: ImagesWidget,
}
