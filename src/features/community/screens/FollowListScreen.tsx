import type { PersonBrief } from '@storefront/contract/entities/community/person'
import { Text, View } from '@tarojs/components'
import { useMemo } from 'react'
import { RouteLink } from '@/shared/link/RouteLink'
import { oneOf } from '@/shared/list/fields'
import { ListScreen } from '@/shared/list/ListScreen'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSpec } from '@/shared/list/spec'
import { useT } from '@/i18n'
import { Img } from '@/platform/elements/img'
import { useRoute } from '@/router'
import { type FollowSide, peopleApi, peopleKeys } from '@/services/api/people'
import { Icon } from '@/ui/display/Icon'
import { FollowButton } from '@/features/community/components/person/FollowButton'
import s from './FollowListScreen.module.scss'

interface TabQuery {
  readonly tab?: 'following'
}

function PersonRow({ person }: { readonly person: PersonBrief }) {
  const { uuid, name, avatar } = person
  return (
    <View className={s.item}>
      <RouteLink to="user.detail" params={{ guid: uuid }} className={s.who}>
        <View className={s.face}>{avatar ? <Img src={avatar.thumb} alt="" className={s.avatar} /> : <Icon name="user" size={20} />}</View>
        <Text className={s.name}>{name}</Text>
      </RouteLink>
      <FollowButton person={person} />
    </View>
  )
}

const listOf = (uuid: string, side: FollowSide): ListSpec<PersonBrief, TabQuery> => ({
  key: () => peopleKeys.people(uuid, side),
  load: ({ limit, offset }, options) => peopleApi[side](uuid, { limit, offset }, options),
  idOf: (person) => person.uuid,
  renderItems: rowItems({ keyOf: (person) => person.uuid, height: 64, render: (person) => <PersonRow person={person} /> }),
  empty: { text: side === 'followers' ? 'person.noFollowers' : 'person.noFollowing', icon: 'user' },
  tabs: {
    name: 'tab',
    label: 'person.tabs',
    options: [
      { value: '', label: 'person.followers' },
      { value: 'following', label: 'person.following' },
    ],
  },
  fields: { tab: oneOf('following') },
})

/** user.follow: who follows a person, and whom they follow. */
export function FollowListScreen() {
  const t = useT()
  const { params } = useRoute()
  const uuid = params.guid ?? ''
  const side: FollowSide = params.tab === 'following' ? 'following' : 'followers'
  const spec = useMemo(() => listOf(uuid, side), [uuid, side])
  return <ListScreen spec={spec} title={t(`person.${side}`)} />
}
