import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { type Binding, bindingApi, type PhoneBinding } from '@/services/api/binding'
import { ApiError } from '@/services/client'
import { errorText } from '@/services/error-policy'
import { useSubmit } from '@/services/use-submit'
import { session } from '@/state/session'

/**
 * A refusal is said in the server's words in the middle of the screen (spec 8). Whoever has to log in first is sent
 * there, as always.
 */
function showRefusal(error: unknown): boolean {
  if (error instanceof ApiError && error.status === 401) return false
  feedback.toast(errorText(error), { at: 'center' })
  return true
}

/**
 * Binds a number to the user: one with a code that was sent to it, or one that the vendor of a mini-program vouches
 * for.
 */
export function useBind() {
  const t = useT()
  const code = useSubmit('bind_mobile', bindingApi.bindMobile, { onError: showRefusal })
  const phone = useSubmit('bind_phone', bindingApi.bindPhone, { onError: showRefusal })
  const finish = (reply: Awaited<ReturnType<typeof bindingApi.bindMobile>> | undefined): boolean => {
    if (!reply) return false
    session().patch(reply.user)
    feedback.toast(t('bind.done'), { at: 'center' })
    return true
  }
  return {
    bind: async (body: Binding) => finish(await code.submit(body)),
    bindPhone: async (body: PhoneBinding) => finish(await phone.submit(body)),
    busy: code.busy || phone.busy,
  }
}
