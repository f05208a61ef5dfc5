import { keyOf } from '@storefront/contract/domain/forms/values'
import { View } from '@tarojs/components'
import { type ReactNode, useId, useState } from 'react'
import { useT } from '@/i18n'
import { focusOn } from '@/platform/focus'
import { Pressable } from '@/platform/elements/pressable'
import { confirm } from '@/ui/overlay/dialogs'
import { RequiredMark } from '@/ui/controls/TextField'
import { Icon } from '@/ui/display/Icon'
import { useFormContext, useFormState } from '../form-context'
import { NO_ROWS } from '../store/rows'
import { Rows } from '../store/tree'
import type { FieldPlace } from '../types'
import s from './fields.module.scss'
import { ListItem } from './ListItem'

/**
 * A list whose items are added, moved and deleted one by one (spec 5: array fields; spec 8: the questions before a
 * deletion).
 */
export function ListField({
  field,
  isRequired,
  path,
  schemaKey,
  renderItem,
}: FieldPlace & { readonly renderItem: (place: FieldPlace) => ReactNode }) {
  const t = useT()
  const id = useId()
  const { store } = useFormContext()
  const value = useFormState((state) => store.valueAt(state, path))
  const error = useFormState(({ errors }) => errors[keyOf(path)] ?? null)
  const [announcement, setAnnouncement] = useState('')
  const { items, title, description, maxItems = 0 } = field
  if (!items) return null
  const { ids } = value instanceof Rows ? value : NO_ROWS
  const isFull = maxItems > 0 && ids.length >= maxItems
  const addId = `${id}a`
  const removeAll = async () => {
    if (!(await confirm({ text: t('form.list.confirmRemoveAll'), danger: true }))) return
    store.clearRows(path)
    // The button that had the focus has gone.
    focusOn(addId)
  }
  const remove = async (rowId: string) => {
    if (!(await confirm({ text: t('form.list.confirmRemove'), danger: true }))) return
    store.removeRow(path, rowId)
    focusOn(addId)
  }
  const move = (rowId: string, by: number) => {
    store.moveRow(path, rowId, by)
    setAnnouncement(t('form.list.place', { n: ids.indexOf(rowId) + by + 1 }))
  }
  return (
    <View
      className={s.group}
      role="group"
      aria-label={title}
      aria-describedby={[description && `${id}d`, error && `${id}e`].filter(Boolean).join(' ') || undefined}
    >
      <View className={s.head}>
        <View className={s.groupTitle}>
          {title}
          {isRequired ? <RequiredMark errorId={`${id}e`} /> : null}
        </View>
        {ids.length > 1 ? (
          <Pressable
            className={s.removeAll}
            label={`${t('form.list.removeAll')} ${title}`}
            onTap={() => void removeAll()}
          >
            {t('form.list.removeAll')}
          </Pressable>
        ) : null}
      </View>
      {description ? (
        <View id={`${id}d`} className={s.description}>
          {description}
        </View>
      ) : null}
      {ids.map((rowId, index) => (
        <ListItem
          key={rowId}
          listPath={path}
          schemaKey={schemaKey}
          items={items}
          title={title}
          rowId={rowId}
          index={index}
          isLast={index === ids.length - 1}
          onMove={move}
          onRemove={remove}
          renderItem={renderItem}
        />
      ))}
      {error ? (
        <View id={`${id}e`} className={s.error} role="alert">
          {error}
        </View>
      ) : null}
      <Pressable id={addId} className={s.add} disabled={isFull} onTap={() => store.addRow(path, items)}>
        <Icon name="plus" size={16} />
        <View>{isFull ? t('form.maxRows', { n: maxItems }) : t('form.list.add', { title })}</View>
      </Pressable>
      <View className={s.announcement} role="status">
        {announcement}
      </View>
    </View>
  )
}
