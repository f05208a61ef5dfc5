import type { PersonBrief } from '@storefront/contract/entities/community/person'
import { Text, View } from '@tarojs/components'
import { useMemo } from 'react'
import { RouteLink } from '@/shared/link/RouteLink'
import { ListResults } from '@/shared/list/ListResults'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSource } from '@/shared/list/spec'
import { useT } from '@/i18n'
import { useRoute } from '@/router'
import { type FollowSide, peopleApi, peopleKeys } from '@/services/api/people'
import { Avatar } from '@/ui/display/Avatar'
import { Screen } from '@/ui/layout/Screen'
import { PageTabs, usePageTab } from '@/features/community/components/PageTabs'
import { FollowButton } from '@/features/community/components/person/FollowButton'
import s from './FollowListScreen.module.scss'

type NoQuery = Record<never, never>
const NO_QUERY: NoQuery = {}

function PersonRow({ person }: { readonly person: PersonBrief }) {
  const { uuid, name, avatar } = person
  return (
    <View className={s.item}>
      <RouteLink to="user.detail" params={{ guid: uuid }} className={s.who}>
        <Avatar avatar={avatar} size={40} />
        <Text className={s.name}>{name}</Text>
      </RouteLink>
      <FollowButton person={person} />
    </View>
  )
}

const listOf = (uuid: string, side: FollowSide): ListSource<PersonBrief, NoQuery> => ({
  key: () => peopleKeys.people(uuid, side),
  load: ({ limit, offset }, options) => peopleApi[side](uuid, { limit, offset }, options),
  idOf: (person) => person.uuid,
  renderItems: rowItems({
    keyOf: (person) => person.uuid,
    height: 64,
    render: (person) => <PersonRow person={person} />,
  }),
  empty: {
    text: side === 'followers' ? 'person.noFollowers' : 'person.noFollowing',
    hint: side === 'followers' ? 'person.noFollowersHint' : 'circle.noFeedHint',
    icon: 'user',
  },
})

/** user.follow: who follows a person, and whom they follow. */
export function FollowListScreen() {
  const t = useT()
  const { params } = useRoute()
  const uuid = params.guid ?? ''
  const side = usePageTab<FollowSide>(['followers', 'following'])
  const list = useMemo(() => listOf(uuid, side), [uuid, side])
  return (
    <Screen title={t(`person.${side}`)}>
      <PageTabs
        current={side}
        label={t('person.sides')}
        items={[
          { key: 'followers', title: t('person.followers') },
          { key: 'following', title: t('person.following') },
        ]}
      />
      <ListResults key={side} source={list} query={NO_QUERY} />
    </Screen>
  )
}
