import type { FieldSchema } from '@storefront/contract/domain/forms/form'
import { keyOf } from '@storefront/contract/domain/forms/values'
import { View } from '@tarojs/components'
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { focusOn } from '@/platform/focus'
import { Pressable } from '@/platform/elements/pressable'
import { Icon } from '@/ui/display/Icon'
import { useFormContext, useFormState } from '../form-context'
import type { TreePath } from '../store/tree'
import type { FieldPlace } from '../types'
import s from './fields.module.scss'
import { summaryOf } from './summary'

interface ListItemProps {
  readonly listPath: TreePath
  readonly schemaKey: string
  readonly items: FieldSchema
  /** Title of the list. */
  readonly title: string
  readonly rowId: string
  readonly index: number
  readonly isLast: boolean
  readonly onMove: (rowId: string, by: number) => void
  readonly onRemove: (rowId: string) => void
  readonly renderItem: (place: FieldPlace) => ReactNode
}

/**
 * One item of a list. An object's fields are there while it is open and gone while it is closed, what was typed stays;
 * a closed item shows its first answer, so that one can tell them apart.
 */
export function ListItem({
  listPath,
  schemaKey,
  items,
  title,
  rowId,
  index,
  isLast,
  onMove,
  onRemove,
  renderItem,
}: ListItemProps) {
  const t = useT()
  const { store } = useFormContext()
  const path = useMemo(() => [...listPath, rowId], [listPath, rowId])
  const isOpen = useFormState(({ openRows }) => openRows.has(rowId))
  // A field that goes ends its upload.
  const isUploading = useFormState(({ uploads }) =>
    Object.keys(uploads).some((key) => key.startsWith(`${keyOf(path)}/`)),
  )
  const isWrong = useFormState(
    ({ errors }) => !isOpen && Object.keys(errors).some((key) => key.startsWith(`${keyOf(path)}/`)),
  )
  const summary = useFormState((state) => (isOpen || !items.form ? '' : summaryOf(items, store.valueAt(state, path))))
  const name = t('form.list.item', { title, n: index + 1 })
  const single = useMemo(() => ({ ...items, title: name }), [items, name])
  return (
    <View className={s.item} role="group" aria-label={name}>
      <View className={s.itemHead}>
        {items.form ? (
          <Pressable
            className={s.toggle}
            expanded={isOpen}
            disabled={isUploading}
            onTap={() => store.setOpen(rowId, !isOpen)}
          >
            <Icon name={isOpen ? 'down' : 'right'} size={14} />
            <View className={cx(s.itemTitle, isWrong && s.isWrong)}>{summary ? `${name} · ${summary}` : name}</View>
          </Pressable>
        ) : (
          <View className={s.toggle} />
        )}
        <ItemButtons name={name} rowId={rowId} index={index} isLast={isLast} onMove={onMove} onRemove={onRemove} />
      </View>
      {items.form && !isOpen ? null : renderItem({ field: items.form ? items : single, path, schemaKey })}
    </View>
  )
}

type ItemButtonsProps = Pick<ListItemProps, 'rowId' | 'index' | 'isLast' | 'onMove' | 'onRemove'> & {
  readonly name: string
}

/** Moves an item up or down and deletes it. A button that has moved with its item keeps the focus. */
function ItemButtons({ name, rowId, index, isLast, onMove, onRemove }: ItemButtonsProps) {
  const t = useT()
  const id = useId()
  const movedBy = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place
  useEffect(() => {
    if (movedBy.current !== 0) focusOn(id + (movedBy.current < 0 ? 'u' : 'd'))
    movedBy.current = 0
  }, [index])
  const move = (by: number) => {
    movedBy.current = by
    onMove(rowId, by)
  }
  return (
    <>
      <Pressable
        id={`${id}u`}
        className={cx(s.tool, index === 0 && s.off)}
        label={`${t('form.list.up')} ${name}`}
        disabled={index === 0}
        onTap={() => move(-1)}
      >
        <Icon name="down" size={16} className={s.up} />
      </Pressable>
      <Pressable
        id={`${id}d`}
        className={cx(s.tool, isLast && s.off)}
        label={`${t('form.list.down')} ${name}`}
        disabled={isLast}
        onTap={() => move(1)}
      >
        <Icon name="down" size={16} />
      </Pressable>
      <Pressable className={s.tool} label={`${t('form.list.remove')} ${name}`} onTap={() => onRemove(rowId)}>
        <Icon name="trash" size={16} />
      </Pressable>
    </>
  )
}
