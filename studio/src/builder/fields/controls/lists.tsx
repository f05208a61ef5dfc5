/** Controls of lists: of words and numbers, and of tabs. */
import { Icon } from '../../../app/Icon'
import { Button, Flex, Select, Tabs } from 'antd'
import { useId, useState } from 'react'
import { useT } from '../../../i18n'
import type { FieldProps } from '../control-table'
import { Fields } from '../Field'
import { FieldFrame } from '../FieldFrame'
import { useField } from '../scope'
import { useItems } from '../use-items'

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
