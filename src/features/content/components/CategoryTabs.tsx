import { useQuery } from '@tanstack/react-query'
import { useT } from '@/i18n'
import { readingApi } from '@/services/api/reading'
import { keys } from '@/services/query'
import { Tabs } from '@/ui/navigation/Tabs'

interface CategoryTabsProps {
  /** An id as the address has it; empty is all. */
  readonly current: string
  readonly onChange: (category: string) => void
}

/** Tabs of the categories that have articles; nothing where there is one alone, or they do not come. */
export function CategoryTabs({ current, onChange }: CategoryTabsProps) {
  const t = useT()
  const { data } = useQuery({
    queryKey: [...keys.articles(), 'categories'],
    queryFn: ({ signal }) => readingApi.articleCategories({ signal }),
  })
  if (!data || data.results.length < 2) return null
  const items = [
    { key: '', title: t('common.all') },
    ...data.results.map(({ id, name }) => ({ key: String(id), title: name })),
  ]
  return <Tabs items={items} current={current} label={t('article.categories')} onChange={onChange} />
}
