import { referencePermissions } from '@storefront/contract/references'
import type { ReferenceTarget } from '@storefront/contract/resources/field'
import { type ResourceName, resourceOf } from '@storefront/contract/resources'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { call } from '../calls/call'
import { useTypedText } from '../editing/composition'
import { useT } from '../i18n'
import { useCan } from '../session/useMe'
import { resourceCalls } from './resource-calls'
import { itemTitle } from './texts'

interface Option {
  readonly value: number
  readonly label: string
}
const CHOICES = 30

/** Items of a kind whose names contain a text. */
async function findOptions(target: ReferenceTarget, search: string): Promise<Option[]> {
  if (target === 'product') {
    const { results } = await call('GET /studio/product/', { query: { limit: CHOICES, search } })
    return results.map(({ id, name }) => ({ value: id, label: name }))
  }
  const name: ResourceName = target
  const { results } = await resourceCalls.list(name, {
    limit: CHOICES,
    ...(resourceOf(name).search.length > 0 && { search }),
  })
  return results.map(({ id, values }) => ({ value: id, label: itemTitle(name, values) }))
}

interface ReferenceSelectProps {
  readonly id?: string
  readonly label?: string
  readonly placeholder?: string
  readonly to: ReferenceTarget
  readonly multiple?: boolean
  readonly isClearable?: boolean
  /** The labels of the items that are already chosen, by `target.id`. */
  readonly labels: Readonly<Record<string, string>>
  readonly value?: number | readonly number[] | null
  readonly onChange?: (value: number | number[] | null) => void
}

/** Chooses items of the site by their names; says why staff who have no permission of that resource cannot. */
export function ReferenceSelect({
  id,
  label,
  placeholder,
  to,
  multiple = false,
  isClearable = true,
  labels,
  value,
  onChange,
}: ReferenceSelectProps) {
  const t = useT()
  const can = useCan()
  const isAllowed = referencePermissions[to].some(can)
  const [search, setSearch] = useState('')
  const term = useTypedText(search)
  const {
    data = [],
    isFetching,
    isError,
  } = useQuery({
    queryKey: ['reference', to, term],
    queryFn: () => findOptions(to, term),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    enabled: isAllowed,
  })
  const chosenIds = (Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]) as number[]
  const rest = chosenIds
    .filter((one) => !data.some((option) => option.value === one))
    .map((one) => ({ value: one, label: labels[`${to}.${one}`] ?? String(one) }))
  return (
    <Select
      id={id}
      aria-label={label}
      mode={multiple ? 'multiple' : undefined}
      value={multiple ? chosenIds : (chosenIds[0] ?? null)}
      options={[...rest, ...data]}
      disabled={!isAllowed}
      loading={isFetching}
      allowClear={isClearable && { label: t('studio.clear') }}
      placeholder={isAllowed ? (placeholder ?? t('resource.choose')) : t('resource.chooseForbidden')}
      notFoundContent={isError ? t('studio.failed') : undefined}
      showSearch={{ filterOption: false, onSearch: setSearch }}
      onChange={(next: number | number[] | null | undefined) => onChange?.(next ?? null)}
      style={{ width: '100%', minWidth: 160, maxWidth: 560 }}
    />
  )
}
