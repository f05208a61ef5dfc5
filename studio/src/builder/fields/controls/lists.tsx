/** Controls of lists: of words and numbers, of items in their order, of tabs. */
import { Icon } from '../../../app/Icon'
import { Button, Collapse, Flex, Select, Tabs, Typography } from 'antd'
import { useId, useState } from 'react'
import { useT } from '../../../i18n'
import type { FieldProps } from '../control-table'
import { Fields } from '../Field'
import { FieldFrame } from '../FieldFrame'
import { beginningOf } from '../schema'
import { useField } from '../scope'

/** Words, typed one after the other. */
export function WordsField({ label, path, isRequired }: FieldProps) {
  const id = useId()
  const t = useT()
  const [value = [], set] = useField<string[]>(path)
  return (
    <FieldFrame id={id} label={label}>
      <Select
        id={id}
        mode="tags"
        open={false}
        suffixIcon={null}
        value={value}
        tokenSeparators={[',', '，']}
        placeholder={t('builder.field.words')}
        onChange={(words: string[]) => set(words.length > 0 || isRequired ? words : undefined)}
        style={{ width: '100%' }}
      />
    </FieldFrame>
  )
}

/** Numbers of pieces of content, in their order. */
export function IdsField({ label, path }: FieldProps) {
  const id = useId()
  const t = useT()
  const [value = [], set] = useField<number[]>(path)
  const change = (words: string[]) => {
    const ids = words.map(Number).filter((one) => Number.isSafeInteger(one) && one > 0)
    set(ids.length > 0 ? ids : undefined)
  }
  return (
    <FieldFrame id={id} label={label}>
      <Select
        id={id}
        mode="tags"
        open={false}
        suffixIcon={null}
        value={value.map(String)}
        tokenSeparators={[',', '，', ' ']}
        placeholder={t('builder.field.words')}
        onChange={change}
        style={{ width: '100%' }}
      />
    </FieldFrame>
  )
}

/** Operations on a list of objects. */
function useItems({ path, schema, isRequired }: FieldProps) {
  const [items = [], set] = useField<Record<string, unknown>[]>(path)
  return {
    items,
    add: () => set([...items, beginningOf(schema.items ?? {}) as Record<string, unknown>]),
    remove: (index: number) =>
      set(items.length === 1 && !isRequired ? undefined : items.filter((_, other) => other !== index)),
    move: (index: number, place: number) => {
      const others = items.filter((_, other) => other !== index)
      set([...others.slice(0, place), ...items.slice(index, index + 1), ...others.slice(place)])
    },
  }
}

const stop = (event: { stopPropagation: () => void }) => event.stopPropagation()

interface OpenItem {
  /** The index of the open item; -1 for none. */
  readonly open: number
  readonly onOpen: (index: number) => void
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
  const { items, add, remove, move } = useItems(props)
  const actions = (index: number) => (
    // A press on a button is none on the heading that it stands in.
    // biome-ignore lint/a11y/noStaticElementInteractions: catches what its buttons bubble
    <span onClick={stop} onKeyDown={stop}>
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
    </span>
  )
  const titleOf = (item: Record<string, unknown>, index: number) =>
    typeof item.title === 'string' && item.title !== '' ? item.title : t('builder.field.item', { n: index + 1 })
  return (
    <FieldFrame id={id} label={label} isGroup>
      {items.length === 0 && <Typography.Paragraph type="secondary">{t('builder.field.none')}</Typography.Paragraph>}
      {items.length > 0 && (
        <Collapse
          className="builder-items"
          size="small"
          // The buttons of a row stand beside what opens it, and not inside of it. One is open at a time; tabs, which
          // antd makes of an accordion, could have no buttons beside them.
          collapsible="header"
          activeKey={open < 0 ? [] : [String(open)]}
          onChange={(keys) => onOpen(Number(keys.find((key) => key !== String(open)) ?? -1))}
          destroyOnHidden
          items={items.map((item, index) => ({
            key: String(index),
            label: <span className="builder-ellipsis">{titleOf(item, index)}</span>,
            extra: actions(index),
            children: <Fields schema={schema.items ?? {}} path={[...path, index]} />,
          }))}
        />
      )}
      <Button
        block
        type="dashed"
        icon={<Icon name="plus" />}
        onClick={() => {
          add()
          onOpen(items.length)
        }}
        style={{ marginTop: 8 }}
      >
        {t('builder.field.add')}
      </Button>
    </FieldFrame>
  )
}

/** Groups as the tabs that visitors see. */
export function TabsField(props: FieldProps) {
  const { label, schema, path } = props
  const id = useId()
  const t = useT()
  const [active, setActive] = useState('0')
  const { items, add, remove } = useItems(props)
  return (
    <FieldFrame id={id} label={label} isGroup>
      {items.length > 0 && (
        <Tabs
          size="small"
          activeKey={String(Math.min(Number(active), items.length - 1))}
          onChange={setActive}
          items={items.map(({ title }, index) => ({
            key: String(index),
            label: String(title) || t('builder.field.item', { n: index + 1 }),
            children: (
              <>
                <Fields schema={schema.items ?? {}} path={[...path, index]} />
                <Button size="small" danger icon={<Icon name="trash" />} onClick={() => remove(index)}>
                  {t('builder.field.delete', { n: index + 1 })}
                </Button>
              </>
            ),
          }))}
        />
      )}
      <Flex style={{ marginTop: 8 }}>
        <Button
          block
          type="dashed"
          icon={<Icon name="plus" />}
          onClick={() => {
            add()
            setActive(String(items.length))
          }}
        >
          {t('builder.field.addTab')}
        </Button>
      </Flex>
    </FieldFrame>
  )
}
