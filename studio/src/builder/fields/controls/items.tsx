/** Controls of lists of objects: a card for each, whose fields open in a drawer. */
import type { Image } from '@storefront/contract/entities/common'
import { Button, Drawer, Typography } from 'antd'
import { useContext, useId, useState } from 'react'
import { Icon } from '../../../app/Icon'
import { useT } from '../../../i18n'
import { type PictureRef, usePicture } from '../../document/pictures'
import type { FieldProps } from '../control-table'
import { DrawerPlace } from '../drawer-place'
import { Fields } from '../Field'
import { FieldFrame } from '../FieldFrame'
import { useItems } from '../use-items'

type Item = Record<string, unknown>

interface OpenItem {
  /** The index of the open item; -1 for none. */
  readonly open: number
  readonly onOpen: (index: number) => void
}

/** Returns the picture by which an item is recognised. */
const pictureOf = ({ image, icon }: Item) => (image ?? icon) as PictureRef | Image | undefined

function ItemCard({ item, title, onOpen }: { item: Item; title: string; onOpen: () => void }) {
  const picture = usePicture(pictureOf(item))
  return (
    <button type="button" className="builder-card" onClick={onOpen}>
      {picture && <img src={picture.thumb || picture.full} alt="" />}
      <span className="builder-ellipsis">{title}</span>
      <Icon name="next" />
    </button>
  )
}

/** Items in their order, of which one opens to its fields. */
export function ListField(props: FieldProps) {
  const [open, setOpen] = useState(-1)
  return <ItemList {...props} open={open} onOpen={setOpen} />
}

/** The same where somebody else says, too, which one is open. */
export function ItemList({ open, onOpen, ...props }: FieldProps & OpenItem) {
  const { label, schema, path } = props
  const id = useId()
  const t = useT()
  const place = useContext(DrawerPlace)
  const { items, add, remove, move } = useItems(props)
  const titleOf = (item: Item, index: number) =>
    typeof item.title === 'string' && item.title !== '' ? item.title : t('builder.field.item', { n: index + 1 })
  const current = items[open]
  return (
    <FieldFrame id={id} label={label} isGroup>
      {items.length === 0 && <Typography.Paragraph type="secondary">{t('builder.field.none')}</Typography.Paragraph>}
      <ul className="builder-cards">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the list
          <li key={index}>
            <ItemCard item={item} title={titleOf(item, index)} onOpen={() => onOpen(index)} />
            <Button
              size="small"
              type="text"
              icon={<Icon name="up" />}
              aria-label={t('builder.field.up', { n: index + 1 })}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            />
            <Button
              size="small"
              type="text"
              icon={<Icon name="down" />}
              aria-label={t('builder.field.down', { n: index + 1 })}
              disabled={index === items.length - 1}
              onClick={() => move(index, index + 1)}
            />
            <Button
              size="small"
              type="text"
              danger
              icon={<Icon name="trash" />}
              aria-label={t('builder.field.delete', { n: index + 1 })}
              onClick={() => remove(index)}
            />
          </li>
        ))}
      </ul>
      <Button
        block
        type="dashed"
        icon={<Icon name="plus" />}
        onClick={() => {
          add()
          onOpen(items.length)
        }}
      >
        {t('builder.field.add')}
      </Button>
      <Drawer
        open={current !== undefined}
        onClose={() => onOpen(-1)}
        title={current && titleOf(current, open)}
        closable={{ 'aria-label': t('builder.field.back') }}
        closeIcon={<Icon name="back" />}
        getContainer={place}
        rootClassName="builder-drawer"
        mask={false}
        push={false}
        size="100%"
        destroyOnHidden
      >
        {current && <Fields schema={schema.items ?? {}} path={[...path, open]} />}
      </Drawer>
    </FieldFrame>
  )
}
