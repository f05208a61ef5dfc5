import type { ContentType } from '@storefront/contract/domain/content/content-types'
import type { StudioContent } from '@storefront/contract/entities/studio/content'
import { Flex, Select, Typography } from 'antd'
import { type UIEvent, useState } from 'react'
import { StateTag } from '../../app/StateTag'
import { useTypedText } from '../../editing/composition'
import { useT } from '../../i18n'
import { useContentByKeys, useContentSearch } from './useContent'

/** Distance from the end of the list at which the next page is read, CSS px. */
const NEAR_PX = 80

/** A piece of content in a line: its picture, its name, and whether visitors cannot see it. */
export function ContentLine({ content }: { content: Pick<StudioContent, 'title' | 'picture' | 'is_active'> }) {
  const t = useT()
  return (
    <Flex align="center" gap={8} className="builder-content-line">
      {content.picture ? <img src={content.picture} alt="" /> : <span className="builder-content-blank" />}
      <span className="builder-ellipsis">{content.title}</span>
      {!content.is_active && <StateTag tone="notice">{t('builder.content.off')}</StateTag>}
    </Flex>
  )
}

interface Option {
  readonly value: string
  readonly label: string
  readonly content?: StudioContent
}

const optionOf = (content: StudioContent): Option => ({ value: String(content.id), label: content.title, content })

interface ContentSelectProps {
  readonly id: string
  readonly type: ContentType
  /** The key that is chosen; empty for none. */
  readonly value: string | number
  readonly onChange: (content: StudioContent | null) => void
  readonly placeholder?: string
  readonly label?: string
  /** Keys that are not offered. */
  readonly except?: readonly (string | number)[]
}

/** Chooses a piece of content by its name. */
export function ContentSelect({ id, type, value, onChange, placeholder, label, except = [] }: ContentSelectProps) {
  const t = useT()
  const [search, setSearch] = useState('')
  const [isOpen, setOpen] = useState(false)
  const term = useTypedText(search.trim())
  const { rows, isFetching, isError, hasNextPage, fetchNextPage } = useContentSearch(type, term, isOpen)
  const find = useContentByKeys(type, value === '' ? [] : [value])
  const content = value === '' ? undefined : find(value)
  const hiddenIds = new Set([...except, content?.id ?? 0].map(String))
  const offers = rows.filter((row) => !hiddenIds.has(String(row.id)))
  // What is gone stays there under its key until another one is chosen.
  const current: Option = content
    ? optionOf(content)
    : { value: String(value), label: content === null ? t('builder.content.gone', { key: value }) : String(value) }
  const options = [...(value === '' ? [] : [current]), ...offers.map(optionOf)]
  const loadMore = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent<HTMLElement>) => {
    if (hasNextPage && !isFetching && scrollHeight - scrollTop - clientHeight < NEAR_PX) void fetchNextPage()
  }
  return (
    <Select<string | null, Option>
      id={id}
      aria-label={label}
      value={value === '' ? null : current.value}
      options={options}
      optionRender={({ data }) => (data.content ? <ContentLine content={data.content} /> : data.label)}
      loading={isFetching}
      status={content === null ? 'error' : undefined}
      allowClear={{ label: t('studio.clear') }}
      placeholder={placeholder ?? t('builder.content.choose')}
      notFoundContent={
        <Typography.Text type="secondary">
          {t(isError ? 'studio.failed' : isFetching ? 'builder.content.searching' : 'builder.content.none')}
        </Typography.Text>
      }
      showSearch={{ filterOption: false, searchValue: search, onSearch: setSearch }}
      onOpenChange={setOpen}
      onPopupScroll={loadMore}
      onChange={(next: string | null | undefined) => {
        onChange(rows.find((row) => String(row.id) === next) ?? null)
        setSearch('')
      }}
      style={{ width: '100%' }}
    />
  )
}
