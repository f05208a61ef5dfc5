import { useQuery } from '@tanstack/react-query'
import { chosenPath } from '@/shared/list/panel/category-tree'
import { useT } from '@/i18n'
import { keys } from '@/services/query'
import { catalogApi } from '@/services/api/catalog'
import type { PanelPartProps } from '@/shared/list/spec'
import { Chips } from './Chips'
import { Part } from './Part'

const NAME = 'category'

/** One of the shop's categories, and below it one of its own. Without categories there is nothing to choose. */
export function CategoryChoice({ values, onChange }: PanelPartProps) {
  const t = useT()
  const { data } = useQuery({ queryKey: keys.categories(), queryFn: ({ signal }) => catalogApi.categories({ signal }) })
  const categories = data?.results ?? []
  const { top, selectedId, children } = chosenPath(categories, Number(values[NAME]) || 0)
  const chip = (id: number, title: string, isOn: boolean) => ({
    key: String(id),
    title,
    isOn,
    onTap: () => onChange({ [NAME]: id || '' }),
  })
  const tops = categories.filter(({ parent }) => parent === null)
  if (tops.length === 0) return null
  const topName = tops.find(({ id }) => id === top)?.name ?? t('list.category')
  return (
    <Part label={t('list.category')}>
      <Chips
        label={t('list.category')}
        items={[chip(0, t('common.all'), top === 0), ...tops.map(({ id, name }) => chip(id, name, id === top))]}
      />
      {children.length > 0 ? (
        <Chips
          label={topName}
          of={topName}
          items={[
            chip(top, t('common.all'), selectedId === top),
            ...children.map(({ id, name }) => chip(id, name, id === selectedId)),
          ]}
        />
      ) : null}
    </Part>
  )
}
