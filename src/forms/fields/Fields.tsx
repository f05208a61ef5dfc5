import { type FieldSchema, type FormSchema, isItemList } from '@storefront/contract/domain/forms/form'
import { View } from '@tarojs/components'
import { memo, useId, useMemo } from 'react'
import { elementIdOf, useFormContext, useFormState } from '../form-context'
import type { FieldPlace } from '../types'
import { FaultyField } from './FaultyField'
import s from './fields.module.scss'
import { ListField } from './ListField'
import { SingleField } from './SingleField'

/** The fields of a form or of an object, in their order. */
export function Fields({ form, path, schemaKey }: Omit<FieldPlace, 'field'> & { readonly form: FormSchema }) {
  const places = useMemo(
    () =>
      Object.entries(form.properties).map(([name, field]): FieldPlace & { readonly name: string } => ({
        name,
        field,
        isRequired: form.required.includes(name),
        path: [...path, name],
        schemaKey: schemaKey === '' ? name : `${schemaKey}.${name}`,
      })),
    [form, path, schemaKey],
  )
  return (
    <>
      {places.map(({ name, ...place }) => (
        <FieldSlot key={name} {...place} />
      ))}
    </>
  )
}

/** The place of one field: nothing while its condition hides it, whatever was typed stays in the form. */
const FieldSlot = memo(function FieldSlot(place: FieldPlace) {
  const { store, id } = useFormContext()
  const isHidden = useFormState((state) => store.isHidden(state, place.path))
  if (isHidden || place.field.widget === 'hidden') return null
  const Part = partOf(place.field)
  return (
    <View id={elementIdOf(id, place.path)} className={s.slot}>
      <Part {...place} renderItem={renderItem} />
    </View>
  )
})

/** An item of a list: the fields of an object, or one field. */
const renderItem = (place: FieldPlace) =>
  place.field.form ? (
    <Fields form={place.field.form} path={place.path} schemaKey={place.schemaKey} />
  ) : (
    <FieldSlot {...place} />
  )

/** Returns the part that draws each kind of field. */
function partOf(field: FieldSchema) {
  if (field.fault) return FaultyField
  if (field.form) return ObjectField
  return isItemList(field) ? ListField : SingleField
}

/** The fields of an object under its title. */
function ObjectField({ field, path, schemaKey }: FieldPlace) {
  const descriptionId = `${useId()}d`
  if (!field.form) return null
  return (
    <View
      className={s.group}
      role="group"
      aria-label={field.title}
      aria-describedby={field.description ? descriptionId : undefined}
    >
      <View className={s.groupTitle}>{field.title}</View>
      {field.description ? (
        <View id={descriptionId} className={s.description}>
          {field.description}
        </View>
      ) : null}
      <View className={s.inner}>
        <Fields form={field.form} path={path} schemaKey={schemaKey} />
      </View>
    </View>
  )
}
