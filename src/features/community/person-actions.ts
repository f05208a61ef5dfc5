import type { Person, PersonBrief } from '@storefront/contract/entities/community/person'
import { changeItem } from '@/shared/list/cache'
import { t } from '@/i18n'
import { peopleApi, peopleKeys } from '@/services/api/people'
import { showError } from '@/services/error-handler'
import { queryClient, replaceQueryData } from '@/services/query'
import { session } from '@/state/session'
import { confirm } from '@/ui/overlay/dialogs'

const idOf = ({ uuid }: PersonBrief): string => uuid

/** People whose follow is on its way: a second tap does nothing. */
const busyIds = new Set<string>()

/** Shows a follow on the person's page and in all lists of people. */
function showFollow(person: PersonBrief, isFollowed: boolean, count?: number): void {
  changeItem<PersonBrief>(
    peopleKeys.people(),
    { uuid: person.uuid, name: person.name, avatar: person.avatar, is_mine: person.is_mine, is_followed: isFollowed },
    idOf,
  )
  replaceQueryData<Person>(
    peopleKeys.person(person.uuid),
    (now) =>
      now && {
        ...now,
        is_followed: isFollowed,
        follower_count: count ?? Math.max(0, now.follower_count + (isFollowed ? 1 : -1)),
      },
  )
}

/**
 * Follows a person at once, or unfollows after confirmation; the screen changes back with a message if the server
 * refuses.
 */
export async function toggleFollow(person: PersonBrief): Promise<void> {
  if (!(await session().ensureLogin())) return
  const { uuid, name, is_followed } = person
  if (busyIds.has(uuid)) return
  if (is_followed && !(await confirm({ text: t('person.unfollowAsk', { name }), confirmText: t('person.unfollow') })))
    return
  busyIds.add(uuid)
  showFollow(person, !is_followed)
  try {
    const reply = await peopleApi.follow(uuid, !is_followed)
    showFollow(person, reply.is_followed, reply.follower_count)
    for (const queryKey of [peopleKeys.feed(), peopleKeys.summary()]) void queryClient.invalidateQueries({ queryKey })
  } catch (error) {
    showFollow(person, is_followed)
    showError(error)
  } finally {
    busyIds.delete(uuid)
  }
}
