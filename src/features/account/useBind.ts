import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { type Binding, accountApi } from '@/services/api/account'
import { ApiError } from '@/services/client'
import { errorText } from '@/services/error-policy'
import { useSubmit } from '@/services/use-submit'
import { session } from '@/state/session'

/** Binds a number to the user; a refusal is said in the server's words in the middle of the screen (spec 8). */
export function useBind(): { readonly bind: (body: Binding) => Promise<boolean>; readonly busy: boolean } {
  const t = useT()
  const { submit, busy } = useSubmit('bind_mobile', (body: Binding, key: string) => accountApi.bindMobile(body, key), {
    onError: (error) => {
      // Whoever has to log in first is sent there, as always.
      if (error instanceof ApiError && error.status === 401) return false
      feedback.toast(errorText(error), { at: 'center' })
      return true
    },
  })
  const bind = async (body: Binding): Promise<boolean> => {
    const bound = await submit(body)
    if (!bound) return false
    session().patch(bound.user)
    feedback.toast(t('bind.done'), { at: 'center' })
    return true
  }
  return { bind, busy }
}
