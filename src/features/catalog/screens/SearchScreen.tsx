import { useEffect, useRef, useState } from 'react'
import { BestSellers } from '@/shared/item-card/BestSellers'
import { ListHead } from '@/shared/list/ListHead'
import { ListResults } from '@/shared/list/ListResults'
import { NoResults } from '@/shared/list/NoResults'
import { useListQuery } from '@/shared/list/useListQuery'
import { useT } from '@/i18n'
import { useRoute } from '@/router'
import { rememberSearch } from '@/state/search-history'
import { Screen } from '@/ui/layout/Screen'
import { Tabs } from '@/ui/navigation/Tabs'
import { SearchHistory } from '@/features/catalog/components/SearchHistory'
import { SuggestionLine, Suggestions } from '@/features/catalog/components/Suggestions'
import { useHotWords, useSearchCount, useSuggestions } from '@/features/catalog/useSuggestions'
import { kindOf, searchKinds } from '@/features/catalog/search-kinds'
import { searchLists } from '@/features/catalog/search-lists'
import { SearchBox } from '@/shared/search/SearchBox'
import { HotWords, SearchStart } from '@/shared/search/SearchStart'
import { Suggestion } from '@/shared/search/Suggestion'
import { scanToSearch } from '@/shared/search/scanToSearch'

/**
 * Search in one resource type at a time (spec 2: `type` names it); text, type, ordering and filters are part of the
 * address.
 */
export function SearchScreen() {
  const t = useT()
  const { params, setQuery } = useRoute()
  const { kind, placeholder } = kindOf(params.type)
  const spec = searchLists[kind]
  const list = useListQuery(spec)
  const search = list.values.search ?? ''
  useRemembered(search)
  useSearchCount(search)
  const hotWords = useHotWords()
  const [letters, setLetters] = useState(search)
  const { items: suggestions, isTyping } = useSuggestions(letters, search)
  const find = (text: string) => {
    setLetters(text)
    list.change({ search: text })
  }
  const turnTo = (type: string) => {
    // What ordered and filtered one kind means nothing to another.
    const others = Object.keys(params).filter((name) => name !== 'search')
    setQuery({ ...Object.fromEntries(others.map((name) => [name, undefined])), type })
  }
  const empty = (
    <>
      <NoResults onClear={list.isFiltered ? list.clearFilters : undefined} />
      <HotWords onPick={find} words={hotWords} />
      <BestSellers title={t('list.others')} />
    </>
  )
  const tabs = searchKinds.map(({ type, title }) => ({ key: type, title: t(title) }))
  return (
    <Screen title={t('pages.search.title')}>
      <ListHead
        spec={spec}
        list={list}
        bare={search === ''}
        box={
          <SearchBox
            value={search}
            placeholder={t(placeholder)}
            autoFocus={search === ''}
            onType={setLetters}
            onSearch={find}
            onScan={scanToSearch(find)}
          />
        }
      >
        <Tabs items={tabs} current={kindOf(params.type).type} label={t('list.kinds.label')} onChange={turnTo} />
      </ListHead>
      {isTyping && suggestions.length > 0 ? (
        <Suggestions items={suggestions} letters={letters.trim()} onPick={find} />
      ) : search === '' ? (
        <SearchStart onPick={find} hotWords={hotWords}>
          <SearchHistory onPick={find} />
        </SearchStart>
      ) : (
        <>
          <SuggestionLine items={suggestions.filter((one) => one.kind !== kind)} onPick={find} />
          <ListResults
            key={kind}
            source={spec}
            query={list.query}
            empty={empty}
            renderMore={(items) => (
              <BestSellers title={t('list.others')} without={kind === 'product' ? idsOf(items) : undefined} />
            )}
            renderSuggestion={(words) => <Suggestion words={words} onPick={find} />}
          />
        </>
      )}
    </Screen>
  )
}

const idsOf = (items: readonly unknown[]): number[] =>
  items.flatMap((item) => (item !== null && typeof item === 'object' && 'id' in item ? Number(item.id) : []))

/** Notes what is searched for. Words that were typed on the way to others give their place up to them. */
function useRemembered(search: string): void {
  const last = useRef<string>()
  useEffect(() => {
    if (search === '') return
    const before = last.current
    const onTheWay = before !== undefined && (search.startsWith(before) || before.startsWith(search))
    rememberSearch(search, onTheWay ? before : undefined)
    last.current = search
  }, [search])
}
