import type { UserInfo } from '@storefront/contract/entities/account/user'
import { useState } from 'react'
import type { StoredPicture } from '@/shared/picture/pictures'
import { useT } from '@/i18n'
import { today } from '@/lib/time'
import { feedback } from '@/platform/feedback'
import { type Particulars, accountApi } from '@/services/api/account'
import { keys, replaceQueryData } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { session } from '@/state/session'
import { dateTimeError } from '@/ui/controls/DateField'
import { type FieldRules, useInputs } from '@/ui/controls/useInputs'

/** As the server holds them (contract updateMe). */
const RULES: Readonly<Record<'name' | 'email', FieldRules<'name' | 'email'>>> = {
  name: { required: true, maxLength: 40 },
  email: { type: 'email', maxLength: 120 },
}

type Changes = NonNullable<Particulars>

/**
 * Returns the fields that differ from the saved ones, as the server takes them; an empty birthday removes the saved
 * one.
 */
export function changesOf(
  user: UserInfo,
  next: { readonly name: string; readonly email: string; readonly birthday: string; readonly avatar?: number },
): Changes {
  const [name, email] = [next.name.trim(), next.email.trim()]
  return {
    ...(name !== (user.pending_name ?? user.name) && { name }),
    ...(email !== user.email && { email }),
    ...(next.birthday !== (user.birthday ?? '') && { birthday: next.birthday || null }),
    ...(next.avatar !== undefined && { avatar: next.avatar }),
  }
}

/** State of the form of one's own particulars; `saved` is what the server has. */
export function useProfile(savedUser: UserInfo) {
  const t = useT()
  const inputs = useInputs(RULES, { name: savedUser.pending_name ?? savedUser.name, email: savedUser.email })
  const [birthday, setBirthday] = useState(savedUser.birthday ?? '')
  const [avatar, setAvatar] = useState<StoredPicture | null>(null)
  const [uploads, setUploads] = useState(0)
  const changes = changesOf(savedUser, { ...inputs.values, birthday, avatar: avatar?.id })
  const { submit, busy } = useSubmit('profile', (input: Changes) => accountApi.updateMe(input))
  return {
    inputs,
    birthday,
    setBirthday,
    /** Address of the face to show; empty without one. */
    avatarUrl: (avatar ?? savedUser.pending_avatar ?? savedUser.avatar)?.thumb ?? '',
    /** Whether a saved name or avatar waits for its moderation. */
    hasPending: savedUser.pending_name !== undefined || savedUser.pending_avatar !== undefined,
    setAvatar,
    countUploads: (change: 1 | -1) => setUploads((count) => count + change),
    busy: busy || uploads > 0,
    isChanged: Object.keys(changes).length > 0,
    /** True when the server has it; what is wrong has been said otherwise. */
    async save(): Promise<boolean> {
      const isRight = inputs.check()
      if (!isRight || dateTimeError(t, 'date', birthday, { max: today() })) return false
      const user = await submit(changes)
      if (!user) return false
      replaceQueryData(keys.me(), user)
      session().patch(user)
      feedback.toast(
        t(user.pending_name === undefined && user.pending_avatar === undefined ? 'common.saved' : 'profile.pending'),
      )
      return true
    },
  }
}
