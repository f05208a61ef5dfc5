import type { Category } from '@storefront/contract/entities/catalog/product'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { SearchPill } from '@/features/catalog/components/category/SearchPill'
import { ListResults } from '@/shared/list/ListResults'
import { productRowSource } from '@/features/catalog/productSource'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useT } from '@/i18n'
import '@/i18n/tab'
import { useRoute } from '@/router'
import { productOrdering } from '@/features/catalog/product-orderings'
import { keys } from '@/services/query'
import { catalogApi } from '@/services/api/catalog'
import { Empty } from '@/ui/feedback/Empty'
import { Screen } from '@/ui/layout/Screen'
import { CategoryControls, type CategoryChoice } from '@/features/catalog/components/category/CategoryControls'
import { CategoryRail } from '@/features/catalog/components/category/CategoryRail'
import s from './CategoryScreen.module.scss'
import { SubCategories } from '@/features/catalog/components/category/SubCategories'
import { chosenPath } from '@/shared/list/panel/category-tree'

const ALL: Pick<Category, 'id' | 'name'> = { id: 0, name: '' }

/**
 * Categories on the left, the products of the selected one on the right. The selection, its order and filters are part
 * of the address.
 */
export function CategoryScreen() {
  const t = useT()
  const { params, setQuery } = useRoute()
  const query = useQuery({ queryKey: keys.categories(), queryFn: ({ signal }) => catalogApi.categories({ signal }) })
  const state = useScreenState(query)
  const categories = query.data?.results ?? []
  const { top, selectedId, children } = chosenPath(categories, Number(params.category) || 0)
  const choose = (id: number) => setQuery({ category: id || undefined })
  const choice: CategoryChoice = {
    ordering: productOrdering(params.ordering),
    in_stock: params.in_stock === 'true' || undefined,
    promotion: params.promotion === 'true' || undefined,
  }
  const isFiltered = choice.in_stock === true || choice.promotion === true
  const rail = [{ ...ALL, name: t('pages.category.all') }, ...categories.filter(({ parent }) => parent === null)]
  return (
    <Screen title={t('pages.category.title')} tab="shop.category" state={state} layout="wide">
      <View className={s.search}>
        <SearchPill />
      </View>
      <View className={s.body}>
        <CategoryRail items={rail} current={top} onChoose={choose} />
        <View className={s.goods}>
          <View className={s.controls}>
            {children.length > 0 ? (
              <SubCategories parent={top} items={children} current={selectedId} onChoose={choose} />
            ) : null}
            <CategoryControls choice={choice} onChange={setQuery} />
          </View>
          <ListResults
            key={JSON.stringify([selectedId, choice])}
            source={productRowSource}
            query={{ category: selectedId || undefined, ...choice }}
            empty={
              isFiltered ? (
                <Empty
                  icon="search"
                  text={t('pages.category.emptyFiltered')}
                  action={{
                    text: t('pages.category.clear'),
                    onTap: () => setQuery({ in_stock: undefined, promotion: undefined }),
                  }}
                />
              ) : (
                <Empty
                  icon="search"
                  text={t('pages.category.empty')}
                  hint={t('pages.category.emptyHint')}
                  action={selectedId === 0 ? undefined : { text: t('pages.category.showAll'), onTap: () => choose(0) }}
                />
              )
            }
          />
        </View>
      </View>
    </Screen>
  )
}
