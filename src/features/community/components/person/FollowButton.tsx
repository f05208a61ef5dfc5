import type { PersonBrief } from '@storefront/contract/entities/community/person'
import { useT } from '@/i18n'
import { Button } from '@/ui/controls/Button'
import { toggleFollow } from '@/features/community/person-actions'

/** Follows a person, or no longer; nothing on oneself. */
export function FollowButton({ person }: { readonly person: PersonBrief }) {
  const t = useT()
  const { is_mine, is_followed, name } = person
  if (is_mine) return null
  return (
    <Button
      size="s"
      kind={is_followed ? 'ghost' : 'primary'}
      label={t(is_followed ? 'person.followedOf' : 'person.followOf', { name })}
      onTap={() => void toggleFollow(person)}
    >
      {t(is_followed ? 'person.followed' : 'person.follow')}
    </Button>
  )
}
