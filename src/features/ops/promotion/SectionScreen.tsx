import { hasPermission } from '@storefront/contract/has-permission'
import type { Permission } from '@storefront/contract/permissions'
import type { UseQueryResult } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { useOps } from '@/features/ops/useOps'
import { type TextKey, useT } from '@/i18n'
import { useRoute } from '@/router'
import { ListHead } from '@/shared/list/ListHead'
import { ListResults } from '@/shared/list/ListResults'
import { NoResults } from '@/shared/list/NoResults'
import type { ListSpec } from '@/shared/list/spec'
import { useListQuery } from '@/shared/list/useListQuery'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useSession } from '@/state/session'
import { Failure } from '@/ui/feedback/Failure'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import { Screen } from '@/ui/layout/Screen'
import { Tabs } from '@/ui/navigation/Tabs'

/** A part of a screen that stands under a tab of its own. */
export interface Section {
  readonly key: string
  readonly title: TextKey
  readonly needs: Permission
  readonly render: () => ReactNode
}

/** The list parameters of a section in the address; another section begins without them. */
const listParams = ['search', 'from', 'to', 'tab', 'status', 'state', 'dist_kind', 'promoter'] as const

/** A screen of sections, each for those who have its permission; which one is open stands in the address. */
export function SectionScreen({ title, sections }: { readonly title: TextKey; readonly sections: readonly Section[] }) {
  const t = useT()
  const guard = useOps(...sections.map(({ needs }) => needs))
  const perms = useSession(({ user }) => user?.perms) ?? []
  const { params, setQuery } = useRoute()
  const allowedSections = sections.filter(({ needs }) => hasPermission(perms, needs))
  const section = allowedSections.find(({ key }) => key === params.section) ?? allowedSections[0]
  const open = (key: string) =>
    setQuery({ ...Object.fromEntries(listParams.map((name) => [name, undefined])), section: key })
  return (
    <Screen title={t(title)} state={guard ?? undefined}>
      {section && allowedSections.length > 1 ? (
        <Tabs
          label={t(title)}
          current={section.key}
          items={allowedSections.map(({ key, title: name }) => ({ key, title: t(name) }))}
          onChange={open}
        />
      ) : null}
      {section ? <Fragment key={section.key}>{section.render()}</Fragment> : null}
    </Screen>
  )
}

/** A list with its controls, as a section. */
export function SectionList<T, Q extends object>({
  spec,
  before,
}: {
  readonly spec: ListSpec<T, Q> /** Stands between the controls and the items. */
  readonly before?: (query: Q) => ReactNode
}) {
  const list = useListQuery(spec)
  return (
    <>
      <ListHead spec={spec} list={list} />
      {before?.(list.query)}
      <ListResults
        source={spec}
        query={list.query}
        empty={list.isSearched || list.isFiltered ? <NoResults onClear={list.clear} /> : undefined}
      />
    </>
  )
}

interface QueryBodyProps<T> {
  readonly query: UseQueryResult<T>
  /** For a form: what it begins with is what the server has now, not what was cached. */
  readonly isFresh?: boolean
  readonly children: (data: T) => ReactNode
}

/** The data of one query, with its loading and failed states. */
export function QueryBody<T>({ query, isFresh, children }: QueryBodyProps<T>) {
  const state = useScreenState(query)
  if (query.data !== undefined && (!isFresh || query.isFetchedAfterMount)) return children(query.data)
  return state.kind === 'failed' ? <Failure {...state} /> : <SkeletonRows />
}
