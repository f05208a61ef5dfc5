import { useQuery } from '@tanstack/react-query'
import { AutoComplete, Input } from 'antd'
import { useDeferredValue, useState } from 'react'
import { call } from '../../../calls/call'
import { useT } from '../../../i18n'

interface Choice {
  readonly value: string
  readonly label: string
}

/** Calls that find pieces of content by name; types without one are entered by number. */
const searches: Readonly<Record<string, (search: string) => Promise<Choice[]>>> = {
  'shop.product': async (search) => {
    const { results } = await call('GET /studio/product/', { query: { limit: 20, search } })
    return results.map(({ id, name }) => ({ value: String(id), label: `${name} (${id})` }))
  },
}

interface ResourceSelectProps {
  readonly id: string
  readonly type: string
  readonly value: string | number
  readonly onChange: (value: string | number) => void
}

/** Chooses a piece of content by its name where there is a search for its type, by its number everywhere. */
export function ResourceSelect({ id, type, value, onChange }: ResourceSelectProps) {
  const t = useT()
  const [search, setSearch] = useState('')
  const term = useDeferredValue(search)
  const find = searches[type]
  const { data = [] } = useQuery({ queryKey: ['builder', 'resource', type, term], queryFn: () => find?.(term) ?? [], enabled: find !== undefined })
  const change = (text: string) => onChange(/^[1-9]\d{0,14}$/.test(text) ? Number(text) : text)
  if (!find) return <Input id={id} value={value} maxLength={60} onChange={({ target }) => change(target.value.trim())} />
  return (
    <AutoComplete
      id={id}
      value={String(value)}
      options={data}
      placeholder={t('builder.link.pick')}
      showSearch={{ onSearch: setSearch, filterOption: false }}
      onChange={change}
      style={{ width: '100%' }}
    />
  )
}
