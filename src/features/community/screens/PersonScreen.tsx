import type { Person } from '@storefront/contract/entities/community/person'
import { View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { ListResults } from '@/shared/list/ListResults'
import { homeAction, useScreenState } from '@/shared/screen/useScreenState'
import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { useRoute } from '@/router'
import { peopleApi } from '@/services/api/people'
import { ApiError } from '@/services/client'
import { Icon } from '@/ui/display/Icon'
import { Picture } from '@/ui/display/Picture'
import { Screen, type ScreenState } from '@/ui/layout/Screen'
import { PageTabs, usePageTab } from '@/features/community/components/PageTabs'
import { openReport } from '@/features/community/components/comment/ReportDialog'
import { type Count, Counts } from '@/features/community/components/person/Counts'
import { FollowButton } from '@/features/community/components/person/FollowButton'
import { noteList } from '@/features/community/noteList'
import { topicList } from '@/features/community/topicList'
import { usePerson } from '@/features/community/usePerson'
import s from './PersonScreen.module.scss'

const tabs = ['notes', 'topics', 'likes'] as const

/** user.detail: a person as everybody sees them, with what they wrote and what they like. */
export function PersonScreen() {
  const t = useT()
  const { params } = useRoute()
  const query = usePerson(params.guid ?? '')
  const state = useScreenState(query)
  const person = query.data
  // 410: the account was removed, which no retry brings back.
  const isRemoved = query.error instanceof ApiError && query.error.status === 410
  const emptyState: ScreenState = { kind: 'empty', icon: 'user', text: t('person.removed'), action: homeAction() }
  if (!person || isRemoved) return <Screen title={t('person.title')} state={isRemoved ? emptyState : state} />
  return (
    <Screen title={t('person.homeOf', { name: person.name })} ownHeading>
      <PersonHead person={person} />
      <PersonPosts uuid={person.uuid} />
    </Screen>
  )
}

function PersonHead({ person }: { readonly person: Person }) {
  const t = useT()
  const { uuid, name, avatar, is_mine, follower_count, following_count, like_count, note_count } = person
  const counts: readonly Count[] = [
    { label: t('person.notes'), count: note_count },
    {
      label: t('person.following'),
      count: following_count,
      to: 'user.follow',
      params: { guid: uuid, tab: 'following' },
    },
    { label: t('person.followers'), count: follower_count, to: 'user.follow', params: { guid: uuid } },
    { label: t('person.liked'), count: like_count },
  ]
  return (
    <View className={s.head}>
      <View className={s.who}>
        <View className={s.face}>
          {avatar ? <Picture image={avatar} alt="" width={64} ratio={1} eager /> : <Icon name="user" size={32} />}
        </View>
        <View className={s.name} role="heading" aria-level={1}>
          {name}
        </View>
        {is_mine ? (
          <RouteLink to="ucenter.profile" className={s.edit}>
            {t('person.edit')}
          </RouteLink>
        ) : (
          <FollowButton person={person} />
        )}
      </View>
      <Counts counts={counts} />
      {is_mine ? null : (
        <Pressable
          className={s.report}
          onTap={() => void openReport(`person:${uuid}`, (body, key) => peopleApi.report(uuid, body, key))}
        >
          {t('report.action')}
        </Pressable>
      )}
    </View>
  )
}

/** The posts and the likes of a person, one list at a time; the tab is part of the address. */
function PersonPosts({ uuid }: { readonly uuid: string }) {
  const t = useT()
  const tab = usePageTab(tabs)
  return (
    <>
      <View className={s.tabs}>
        <PageTabs
          current={tab}
          label={t('person.tabs')}
          items={[
            { key: 'notes', title: t('person.notes') },
            { key: 'topics', title: t('person.topics') },
            { key: 'likes', title: t('person.likes') },
          ]}
        />
      </View>
      {tab === 'topics' ? (
        <ListResults
          key={tab}
          source={{ ...topicList, empty: { text: 'person.noTopics', icon: 'doc' } }}
          query={{ user: uuid }}
        />
      ) : (
        <ListResults
          key={tab}
          source={{ ...noteList, empty: { text: tab === 'likes' ? 'person.noLikes' : 'person.noNotes', icon: 'edit' } }}
          query={tab === 'likes' ? { liked_by: uuid } : { user: uuid }}
        />
      )}
    </>
  )
}
