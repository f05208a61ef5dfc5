/** Controls of what a config names by ids: content that is chosen by its name. */
import { Button, Flex } from 'antd'
import { useContext, useId } from 'react'
import { useT } from '../../../i18n'
import { ContentLine, ContentSelect } from '../../content/ContentSelect'
import { contentTypeAt } from '../../content/content-type'
import { useContentByKeys } from '../../content/useContent'
import { useConfigValue } from '../../document/useBuilder'
import { Icon } from '../../../app/Icon'
import type { FieldProps } from '../control-table'
import { FieldFrame } from '../FieldFrame'
import { FieldScope, useField } from '../scope'
import { IdsField } from './lists'
import { KeyField } from './simple'

/** The type of content that a field names. */
function useContentType({ path }: FieldProps) {
  const { module, type } = useContext(FieldScope)
  return contentTypeAt(type, path, useConfigValue(module, ['resource']))
}

/** One piece of content. What the studio cannot list is named by its number. */
export function ContentField(props: FieldProps) {
  const { label, schema, path, isRequired } = props
  const id = useId()
  const type = useContentType(props)
  const [value = '', set] = useField<string | number>(path)
  if (!type) return <KeyField {...props} />
  const nothing = isRequired ? '' : undefined
  return (
    <FieldFrame id={id} label={label}>
      <ContentSelect
        id={id}
        type={type}
        value={value}
        onChange={(content) =>
          set(content ? (schema.type === 'string' ? (content.slug ?? String(content.id)) : content.id) : nothing)
        }
      />
    </FieldFrame>
  )
}

/** Pieces of content in their order. */
export function ContentListField(props: FieldProps) {
  const { label, path } = props
  const id = useId()
  const t = useT()
  const type = useContentType(props)
  const [ids = [], set] = useField<number[]>(path)
  const find = useContentByKeys(type ?? 'shop.product', type ? ids : [])
  if (!type) return <IdsField {...props} />
  const change = (next: number[]) => set(next.length > 0 ? next : undefined)
  const move = (index: number, place: number) => {
    const others = ids.filter((_, other) => other !== index)
    change([...others.slice(0, place), ...ids.slice(index, index + 1), ...others.slice(place)])
  }
  const nameOf = (one: number) => find(one)?.title ?? String(one)
  return (
    <FieldFrame id={id} label={label} isGroup>
      <ol className="builder-chosen" aria-label={label}>
        {ids.map((one, index) => {
          const content = find(one)
          const missing = {
            title: content === null ? t('builder.content.gone', { key: one }) : String(one),
            picture: null,
            is_active: true,
          }
          return (
            <li key={one}>
              <ContentLine content={content ?? missing} />
              <Flex flex="none">
                <Button
                  size="small"
                  type="text"
                  icon={<Icon name="up" />}
                  aria-label={`${t('builder.module.up')} ${nameOf(one)}`}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <Button
                  size="small"
                  type="text"
                  icon={<Icon name="down" />}
                  aria-label={`${t('builder.module.down')} ${nameOf(one)}`}
                  disabled={index === ids.length - 1}
                  onClick={() => move(index, index + 1)}
                />
                <Button
                  size="small"
                  type="text"
                  danger
                  icon={<Icon name="trash" />}
                  aria-label={`${t('builder.content.remove')} ${nameOf(one)}`}
                  onClick={() => change(ids.filter((other) => other !== one))}
                />
              </Flex>
            </li>
          )
        })}
      </ol>
      <ContentSelect
        id={id}
        label={t('builder.content.add')}
        placeholder={t('builder.content.add')}
        type={type}
        value=""
        except={ids}
        onChange={(content) => content && change([...ids, content.id])}
      />
    </FieldFrame>
  )
}
